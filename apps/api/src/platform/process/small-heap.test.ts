import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** How many megabytes a heap has at most that never holds more than some 90 of them, and how many it gives back at the end. */
async function heapOf(keepsSmall: boolean): Promise<{ most: number; given: number }> {
  const child = fork(new URL("../../testing/heap-child.ts", import.meta.url), [String(keepsSmall)], {
    execArgv: ["--max-semi-space-size=8"],
  });
  const [said]: number[][] = await once(child, "message");
  const [most = Infinity, given = 0] = said ?? [];
  return { most, given };
}

test("garbage is collected sooner than Node does by itself", { timeout: 1_800_000 }, async () => {
  expect((await heapOf(true)).most).toBeLessThan((await heapOf(false)).most * 0.75);
});

test("what is not needed any more goes back to the system", { timeout: 1_800_000 }, async () => {
  expect((await heapOf(true)).given).toBeGreaterThan(40);
});
