import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { inParallel } from "#testing/in-parallel.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { verifyLedger } from "./verify.ts";

/** More than the totals had shards before. */
const counters = 10;
const database = useDatabase();

test("payments at different counters hold nothing that another one needs", async () => {
  const { make, db, asOwner } = database;
  const seats = await inParallel(
    Array.from({ length: counters }, (_, n) => n),
    2,
    async () => {
      const { id: counterId } = await make.counter();
      const [clerk, book] = [await make.user({ userType: "Employee", counterId }), await make.book()];
      return { actorId: clerk.id, bookNumber: book.number };
    },
  );
  let taken = 0;
  const everyone = Promise.withResolvers<void>();
  // None commits before all have taken theirs: whoever needs what another one holds would wait for ever.
  await Promise.all(
    seats.map(({ actorId, bookNumber }) =>
      asOwner(async (clerk) => {
        await clerk.query("begin");
        await clerk.query("select take_counter_payment($1, $2, $3, $4, 'cash', null, null, null)", [
          contextOf("Add_monhlyOfflinePayments", { actorId }),
          testMoment,
          testDay,
          bookNumber,
        ]);
        await clerk.query("set constraints all immediate");
        taken += 1;
        if (taken === counters) everyone.resolve();
        await everyone.promise;
        await clerk.query("commit");
      }),
    ),
  );
  const [totals] = await db.dayTotal.groupBy({ by: ["kind"], where: { kind: "Receipt" }, _sum: { count: true } });
  expect(totals?._sum.count).toBe(BigInt(counters));
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("what a payment locks stands with its own connection, and not in the list that all share", async () => {
  const { make, asOwner } = database;
  const clerk = await make.user({ userType: "Employee", counterId: (await make.counter()).id });
  const [book, other] = [await make.book(), await make.book()];
  const locks = await asOwner(async (owner) => {
    const take = (number: string) =>
      owner.query("select take_counter_payment($1, $2, $3, $4, 'cash', null, null, null)", [
        contextOf("Add_monhlyOfflinePayments", { actorId: clerk.id }),
        testMoment,
        testDay,
        number,
      ]);
    // What a new connection looks up for the first time is locked, too.
    await take(other.number);
    await owner.query("begin");
    await take(book.number);
    await owner.query("set constraints all immediate");
    const held = `select count(*) filter (where fastpath)::int as own, count(*) filter (where not fastpath)::int as shared
      from pg_locks where locktype = 'relation' and pid = pg_backend_pid()`;
    const { rows } = await owner.query<{ own: number; shared: number }>(held);
    await owner.query("commit");
    return rows[0]!;
  });
  expect(locks.own).toBeGreaterThan(100);
  // PostgreSQL divides the places into groups of sixteen by the number of the table: a full group overflows into the shared list.
  expect(locks.shared).toBeLessThan(locks.own / 5);
});

test("a payment reads no table whole, so that it takes no longer in a larger shop", async () => {
  const { make, asOwner } = database;
  const clerk = await make.user({ userType: "Employee", counterId: (await make.counter()).id });
  const book = await make.book({ scheme: { paymentRule: "flexible" } });
  const read = await asOwner(async (owner) => {
    // What has an index for what is asked is looked up in it, even where PostgreSQL takes the table for a small one.
    await owner.query("set enable_seqscan = off");
    await owner.query("begin");
    for (const [mode, number] of [
      ["cash", null],
      ["upi", "UPI 4711"],
    ])
      await owner.query("select take_counter_payment($1, $2, $3, $4, $5, 10000, null, $6)", [
        contextOf("Add_monhlyOfflinePayments", { actorId: clerk.id }),
        testMoment,
        testDay,
        book.number,
        mode,
        number,
      ]);
    await owner.query("set constraints all immediate");
    const whole = "select relname as name from pg_stat_xact_user_tables where seq_scan > 0 order by 1";
    const tables = (await owner.query<{ name: string }>(whole)).rows;
    await owner.query("commit");
    return tables.map(({ name }) => name);
  });
  expect(read).toEqual([]);
});

test("sums that are written at once each have a shard of their own, also when all are taken", async () => {
  const shards = 64;
  const hold = "select pg_advisory_lock(739, n::int) from generate_series(0, 63) n where n = any($1)";
  const own = "select own_shard() as shard, pg_backend_pid() as pid";
  const held =
    "select objid::int as lock from pg_locks where locktype = 'advisory' and classid = 739 and pid = pg_backend_pid()";
  await database.asOwner((other) =>
    database.asOwner(async (mine) => {
      const { pid } = (await mine.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!;
      await other.query(hold, [[pid % shards, (pid + 1) % shards]]);
      await mine.query("begin");
      const free = (pid + 2) % shards;
      expect((await mine.query(own)).rows).toEqual([{ shard: 16 + free, pid }]);
      expect((await mine.query(held)).rows).toEqual([{ lock: free }]);
      await mine.query("rollback");
      await other.query(hold, [Array.from({ length: shards }, (_, n) => n)]);
      expect((await mine.query(own)).rows).toEqual([{ shard: 16 + shards + (pid % 30_000), pid }]);
    }),
  );
});
