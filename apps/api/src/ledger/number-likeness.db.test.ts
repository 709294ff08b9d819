import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { numberLikenessCases } from "./number-likeness.testing.ts";

const database = useDatabase({ poolSize: 4 });

/** Whether one of these finds that the number was used. */
async function askDatabase(typed: string): Promise<boolean> {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ used: boolean }>("select number_was_used(array[$1], 0) as used", [typed]),
  );
  return rows[0]?.used ?? false;
}

test.each(numberLikenessCases)("beside %s the number %s is taken for it: %s", async (used, typed, isAlike) => {
  const { make, money, asOwner } = database;
  await asOwner((owner) =>
    owner.query(`alter table payments disable trigger all;
      update payments set transaction_number = null, mode = 'cash'; alter table payments enable trigger all`),
  );
  const [one, other] = [await make.book(), await make.book()];
  await money.take(one.number, { mode: "upi", transactionNumber: used });
  expect(await askDatabase(typed)).toBe(isAlike);
  const taken = money.take(other.number, { mode: "bank", transactionNumber: typed });
  if (isAlike) await expect(taken).rejects.toThrow(/looks like another one/);
  else await taken;
});

test("no number is like none", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query("select number_was_used(array[null, '']::text[], 0) as used, number_probes(null) as probes"),
  );
  expect(rows).toEqual([{ used: false, probes: null }]);
});
