import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { makeDeposit } from "#testing/make-deposit.ts";

const database = useDatabase();

test("the balances are read once, however many deposits could lack their cash", async () => {
  const { make, money } = database;
  const book = await make.book();
  await money.take(book.number);
  for (let deposits = 0; deposits < 4; deposits += 1) await makeDeposit(database);
  await database.asOwner(async (owner) => {
    await owner.query("set track_functions = 'all'");
    await owner.query("begin");
    const [entry, day] = ["select * from unfunded_entry($1, main_place(), account('CASH_DRAWER'))", "2020-01-01"];
    const { rows: found } = await owner.query(entry, [day]);
    const { rows } = await owner.query<{ calls: number }>(
      "select sum(calls)::int as calls from pg_stat_xact_user_functions where funcname = 'cash_held'",
    );
    await owner.query("rollback");
    // At the end of 2019 the drawer held nothing, and not less.
    expect([found, rows]).toEqual([[], [{ calls: 1 }]]);
  });
});
