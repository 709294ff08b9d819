import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { queueReminders } from "./reminder-store.ts";

test("rests between two steps, so that the counter has the database meanwhile", async () => {
  const steps = [250, 3, null];
  const asked: { from: number; to: number }[] = [];
  const $queryRaw = async () => {
    const from = performance.now();
    await wait(1);
    asked.push({ from, to: performance.now() });
    return [{ queue_reminders: steps[asked.length - 1] }];
  };
  // safe: it asks for nothing else of a database
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const db = { $queryRaw } as unknown as Parameters<typeof queueReminders>[0];
  expect(await queueReminders(db, new Date(), "2026-02-01")).toBe(253);
  const rests = asked.slice(1).map(({ from }, step) => from - (asked[step]?.to ?? Number.NaN));
  expect(rests).toHaveLength(2);
  // A timer may go off a moment early.
  for (const rest of rests) expect(rest).toBeGreaterThan(20);
});
