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
