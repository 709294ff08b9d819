import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { forgetAnsweredRequests } from "./answered-requests.ts";

const database = useDatabase();
const day = 24 * 3_600_000;

test("answers are forgotten after thirty days, never sooner, whatever the caller takes for the time", async () => {
  const now = new Date();
  for (const [key, days] of [
    ["younger-key", 29],
    ["exact-key", 30],
    ["older-key", 31],
  ] as const) {
    const createdAt = new Date(now.getTime() - days * day);
    await database.db.idempotencyKey.create({
      data: { principal: 1n, key, operation: "Payment", requestHash: "", response: {}, createdAt },
    });
  }
  expect(await forgetAnsweredRequests(database.db, new Date(now.getTime() - 10 * day))).toBe(0);
  expect(await forgetAnsweredRequests(database.db, now)).toBe(1);
  expect(await forgetAnsweredRequests(database.db, new Date(now.getTime() + 300 * day))).toBe(1);
  expect(await database.db.idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: "younger-key" }]);
});

test("ever so many are forgotten some at a time, so that no transaction grows with them", async () => {
  await database.asOwner((owner) =>
    owner.query(`insert into idempotency_keys (principal, key, operation, request_hash, response, created_at)
      select 2, 'old-key-' || n, 'Payment', '', '{}', now() - interval '40 days' from generate_series(1, 11000) n`),
  );
  const step = () => database.db.$queryRaw`select forget_answered_requests(now()) as forgotten`;
  expect(await step()).toEqual([{ forgotten: 5000 }]);
  expect(await forgetAnsweredRequests(database.db, new Date())).toBe(6_000);
  expect(await step()).toEqual([{ forgotten: 0 }]);
});

test("the application cannot take an answer back itself", async () => {
  await expect(database.db.idempotencyKey.deleteMany()).rejects.toThrow(/denied|permission/);
});
