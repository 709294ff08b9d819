import { expect, test } from "vitest";
import { daysAfter } from "@thangam/terms/testing/arrange";
import { useApp } from "#testing/harness.ts";

const app = useApp();
/** A Monday. */
const begin = "2026-06-01";
const note = async (n: number, paise: number, slowerPaise: number) => {
  const today = daysAfter(begin, n);
  const [{ told }] = await app.db.$queryRaw<[{ told: bigint }]>`
    select note_leftover(${`${today}T04:05:00Z`}::timestamptz, ${today}::date, main_place(), account('UPI_CLEARING'),
      ${paise}::bigint, ${slowerPaise}::bigint) as told`;
  return Number(told);
};
const explain = (userId: bigint, n: number) =>
  app.asOwner((owner) =>
    owner.query(
      `insert into receipt_explanations (place_id, account_id, amount_paise, remarks, explained_at, explained_by_id, payment_ids)
      select place_id, account_id, leftover_paise - explained_paise, 'Slow', $1, $2, '{}' from told_leftovers()`,
      [`${daysAfter(begin, n)}T05:00:00Z`, userId],
    ),
  );

test("what explains money that waits longer than before does not explain other money when that waits no more", async () => {
  const { id } = await app.make.user({ userType: "Admin" });
  const told = [];
  for (const n of [0, 1, 2, 3]) told.push(await note(n, 1000, 1000));
  expect(told).toEqual([0, 0, 0, 1000]);
  await explain(id, 3);
  expect(await note(4, 1000, 1000)).toBe(0);
  // Another 800 are left over, and the days when the bank was faster are not read any more.
  for (const n of [7, 8, 9]) expect(await note(n, 1800, 1000)).toBe(0);
  expect(await note(10, 800, 0)).toBe(800);
});
