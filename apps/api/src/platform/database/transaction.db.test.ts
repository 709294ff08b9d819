import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { inTransaction, TransactionTooLong } from "./transaction.ts";

const database = useDatabase({ poolSize: 1 });
const kept = (name: string) => database.db.designation.count({ where: { name } });

test("a transaction whose statement hangs is ended after 5 s, and nothing of it stays", async () => {
  const slow = inTransaction(database.db, async (tx) => {
    await tx.designation.create({ data: { name: "Hanging" } });
    await tx.$executeRaw`select pg_sleep(600)`;
  });
  await expect(slow).rejects.toThrow(TransactionTooLong);
  await expect(slow).rejects.toThrow("A transaction took longer than 5 s and was rolled back");
  expect(await kept("Hanging")).toBe(0);
});

test("a transaction that dawdles between its statements is ended too, and its connection serves the next", async () => {
  const slow = inTransaction(database.db, async (tx) => {
    await tx.designation.create({ data: { name: "Dawdling" } });
    await pause(6_000);
    await tx.designation.create({ data: { name: "Dawdling still" } });
  });
  await expect(slow).rejects.toThrow(TransactionTooLong);
  expect([await kept("Dawdling"), await kept("Dawdling still")]).toEqual([0, 0]);
  await inTransaction(database.db, (tx) => tx.designation.create({ data: { name: "Prompt" } }));
  expect(await kept("Prompt")).toBe(1);
});

test("the limit of a transaction ends with it: a read after it may take its time", async () => {
  await inTransaction(database.db, (tx) => tx.designation.count());
  expect(await database.db.$queryRaw`select current_setting('statement_timeout') as limit`).toEqual([
    { limit: "1min" },
  ]);
});

test("a write of several statements that is under way when the time is over is undone whole", async () => {
  await database.asOwner((owner) =>
    owner.query(`create function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(1.5); return new; end $$;
      create trigger schemes_dawdle before insert on schemes for each row execute function dawdle()`),
  );
  const rules = { type: "monthly", instalments: 11, accrual: "amount", paymentRule: "fixed", name: "Slow" };
  const slow = inTransaction(database.db, async (tx) => {
    await tx.$executeRaw`select pg_sleep(4)`;
    // Its first statement ends after the limit. What follows must not run on a connection that has left the transaction.
    await tx.scheme.create({
      data: {
        code: "slow",
        versions: {
          create: { ...rules, version: 1, minimumPaise: 10_000n, multipleOfPaise: 10_000n, createdAt: new Date(0) },
        },
      },
    });
  });
  await expect(slow).rejects.toThrow(TransactionTooLong);
  expect([await database.db.scheme.count(), await database.db.schemeVersion.count()]).toEqual([0, 0]);
});
