import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

test("each leftover that is told stands once, where it lies, and as it was when it was last looked at", async () => {
  const told = await database.asOwner(async (owner) => {
    await owner.query(`
      insert into branches (id, code, name) values (2, 'B', 'Branch');
      insert into receipt_leftovers (place_id, account_id, day, leftover_paise, explained_paise, told_paise, noted_at)
      select place, account(code), day::date, 90000, 0, told, now() from (values
        (1, 'UPI_CLEARING', '2026-05-04', 10000), (1, 'UPI_CLEARING', '2026-05-05', 30000), (1, 'BANK_TRANSFERS', '2026-05-05', 0),
        (2, 'UPI_CLEARING', '2026-05-04', 40000), (2, 'BANK_TRANSFERS', '2026-05-05', 60000)) as noted(place, code, day, told)`);
    const { rows } = await owner.query<{ told: string }>(
      `select concat_ws(' ', l.place_id, a.code, l.told_paise) as told from told_leftovers() l join accounts a on a.id = l.account_id`,
    );
    return rows.map((row) => row.told);
  });
  expect(told.toSorted()).toEqual(["1 UPI_CLEARING 30000", "2 BANK_TRANSFERS 60000", "2 UPI_CLEARING 40000"]);
});
