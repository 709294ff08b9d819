import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Watch } from "./watch-jobs.ts";
import { startRepeating } from "./repeat.ts";

const unwatched: Watch = (_, work) => work;
/** A stop that waited for it would end no test. */
const hours = 3_600_000;

test("work goes on after a failure", async () => {
  let runs = 0;
  const job = startRepeating("count", 5, unwatched, () => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error("no luck")) : Promise.resolve(0);
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  await job.stop();
});

test("a stop waits for the running work, and nothing runs after it", async () => {
  let runs = 0;
  let finished = 0;
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const job = startRepeating("slow", 1, unwatched, async () => {
    runs += 1;
    begun.resolve();
    await end.promise;
    finished += 1;
    return 1;
  });
  await begun.promise;
  const stopped = job.stop();
  end.resolve();
  await stopped;
  expect([runs, finished]).toEqual([1, 1]);
  // Many times the pause between two runs.
  await pause(200);
  expect(runs).toBe(1);
});

test("a stop does not wait for a pause to end", async () => {
  let runs = 0;
  const job = startRepeating("rare", hours, unwatched, () => {
    runs += 1;
    return Promise.resolve(0);
  });
  await expect.poll(() => runs).toBe(1);
  await job.stop();
});

test("a stop in the middle of the work does not wait for the pause after it", async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const job = startRepeating("rare and slow", hours, unwatched, async () => {
    begun.resolve();
    await end.promise;
    return 0;
  });
  await begun.promise;
  const stopped = job.stop();
  end.resolve();
  await stopped;
});
