import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** How many megabytes a heap has at most that never holds more than some 60 of them. */
async function heapOf(keepsSmall: boolean): Promise<number> {
  const child = fork(new URL("../../testing/heap-child.ts", import.meta.url), [String(keepsSmall)], {
    execArgv: ["--max-semi-space-size=8"],
  });
  const [megabytes]: number[] = await once(child, "message");
  return megabytes ?? Infinity;
}

test("garbage is collected sooner than Node does by itself", { timeout: 1_800_000 }, async () => {
  expect(await heapOf(true)).toBeLessThan((await heapOf(false)) * 0.75);
});
