import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { TransactionTooLong } from "#platform/database/transaction.ts";
import { useDatabase } from "#testing/database.ts";
import { demoNow } from "#testing/demo-shop.ts";
import { nextSteps } from "./progress.ts";
import type { Step } from "./steps.ts";

const database = useDatabase();

beforeEach(async () => {
  await database.asOwner((owner) => owner.query("delete from demo_shops"));
  await database.make.user({ userType: "Admin" });
  await database.db.demoShop.create({ data: { madeFor: demoNow, timeZone: "Asia/Kolkata" } });
});

const done = async () => (await database.db.demoShop.findFirstOrThrow()).stepsDone;

test("where a step takes long, it has a transaction of its own", async () => {
  const long: Step = () => pause(600);
  const counts: number[] = [];
  while (await nextSteps(database.db, [long, long, long])) counts.push(await done());
  expect(counts).toEqual([1, 2, 3]);
});

test("what was cut off because it lasted too long is done again step by step", async () => {
  const transactions: unknown[] = [];
  const first: Step = async (tx) => void transactions.push(tx);
  const last: Step = async () => undefined;
  const second: Step = async (tx) => {
    if (transactions.at(-1) === tx) throw new TransactionTooLong();
  };
  const counts: number[] = [];
  while (await nextSteps(database.db, [first, second, last])) counts.push(await done());
  expect(counts).toEqual([1, 2, 3]);
});
