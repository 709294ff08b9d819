import { expect, test } from "vitest";
import { fairQueue } from "#platform/process/fair-queue.ts";
import { rowsByKeys } from "./rows-in-turn.ts";
import type { Asking } from "./rows-in-turn.ts";

function asking(userId: bigint, readingTurns = fairQueue({ atOnce: 1 })): Asking {
  return { actor: { userId }, services: { readingTurns } };
}

const keys = (count: number) => BigInt64Array.from({ length: count }, (_, at) => BigInt(at));

test("rows are read 250 at a time, in the order of their keys, and only as they are taken", async () => {
  const read: number[] = [];
  const rows = rowsByKeys(asking(1n), keys(625), async (some) => {
    read.push(some.length);
    return some.map(Number);
  });
  expect((await rows.next()).value).toEqual(Array.from({ length: 250 }, (_, at) => at));
  expect(read).toEqual([250]);
  const rest = await Array.fromAsync(rows);
  expect(rest.flat()).toEqual(Array.from({ length: 375 }, (_, at) => 250 + at));
  expect(read).toEqual([250, 250, 125]);
});

test("a file that is not taken keeps no turn from another", async () => {
  const turns = fairQueue({ atOnce: 1 });
  const slow = rowsByKeys(asking(1n, turns), keys(5_000), async (some) => [...some]);
  await slow.next();
  const other = await Array.fromAsync(rowsByKeys(asking(2n, turns), keys(3_000), async (some) => [...some]));
  expect(other.flat()).toHaveLength(3_000);
});

test("a reading that fails gives its turn on", async () => {
  const turns = fairQueue({ atOnce: 1 });
  const failing = rowsByKeys(asking(1n, turns), keys(1), () => Promise.reject(new Error("gone")));
  await expect(failing.next()).rejects.toThrow("gone");
  const other = rowsByKeys(asking(2n, turns), keys(1), async (some) => [...some]);
  expect((await other.next()).value).toEqual([0n]);
});
