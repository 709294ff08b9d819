import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

/** Copies a payment so many times, each with a receipt and a number of its own of twelve digits that begin alike. */
const copies = `
  insert into payments
  select (jsonb_populate_record(p, jsonb_build_object('id', p.id + g, 'receipt_number', 'COPY/' || g,
    'transaction_number', 'UTRB' || lpad(g::text, 11, '0')))).*
  from payments p, generate_series(1, 3000) g where p.id = $1`;

test("what a number is compared with does not grow with the shop, however its statements are planned", async () => {
  const { make, money } = database;
  const book = await make.book();
  const { paymentId } = await money.take(book.number, { mode: "upi", transactionNumber: "UTRB00000900001" });
  await database.asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica");
    await owner.query(copies, [paymentId]);
    await owner.query("set session_replication_role = origin; set track_functions = 'all'");
    const callsSoFar = async () => {
      const { rows } = await owner.query<{ calls: number }>(
        "select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where funcname = 'plain_number'",
      );
      return rows[0]?.calls ?? 0;
    };
    const comparisons = async () => {
      await owner.query("begin");
      const before = await callsSoFar();
      const { rows } = await owner.query("select looks_like(p) as alike from payments p where id = $1", [paymentId]);
      expect(rows).toEqual([{ alike: null }]);
      const after = await callsSoFar();
      await owner.query("rollback");
      return after - before;
    };
    for (const statistics of ["before the first payment", "of all payments"])
      for (const mode of ["force_custom_plan", "force_generic_plan"]) {
        if (statistics === "of all payments") await owner.query("analyze payments");
        await owner.query(`set plan_cache_mode = ${mode}`);
        const calls = await comparisons();
        expect(calls, `${mode}, statistics ${statistics}`).toBeGreaterThan(0);
        expect(calls, `${mode}, statistics ${statistics}`).toBeLessThan(100);
      }
  });
});
