import { expect, test } from "vitest";
import type { HelperTask } from "#testing/helper-child.ts";
import { HelperEnded, helperProcess } from "./helper-process.ts";

interface Told {
  pid: number;
  environment: Record<string, string>;
}

const tell: HelperTask = { does: "tell" };
const forever = 600_000;

function helper({ maxMs = forever, maxBytes = Infinity, idleMs = forever } = {}) {
  const file = new URL("../../testing/helper-child.ts", import.meta.url);
  const environment = { GREETING: "hello" };
  return helperProcess<HelperTask, Told>({ file, args: [], options: [], environment, maxMs, maxBytes, idleMs });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("one process does one task after the other, and knows nothing of this one's environment", async () => {
  const { run } = helper();
  const first = await run(tell);
  expect(first.environment).toMatchObject({ GREETING: "hello" });
  expect(first.environment).not.toHaveProperty("PATH");
  expect((await run(tell)).pid).toBe(first.pid);
});

test("a process that is killed at its task is told of at once, and the next task is done by another", async () => {
  const { run } = helper();
  const { pid } = await run(tell);
  const hanging = run({ does: "hang" });
  process.kill(pid, "SIGKILL");
  await expect(hanging).rejects.toThrow(HelperEnded);
  const next = await run(tell);
  expect(next.pid).not.toBe(pid);
});

test("so is one that ends by itself, and one that takes too long", async () => {
  const { run } = helper({ maxMs: 20_000 });
  await expect(run({ does: "end" })).rejects.toThrow("exit code 3");
  const { pid } = await run(tell);
  const { run: runShort } = helper({ maxMs: 200 });
  await expect(runShort({ does: "hang" })).rejects.toThrow("more than 200 ms");
  expect((await run(tell)).pid).toBe(pid);
});

test("a process that was killed while it waited for work is replaced without a word", async () => {
  const { run } = helper();
  const { pid } = await run(tell);
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
  // What the system tells this process of it comes in the next turns of its loop.
  const later = () =>
    run(tell).then(
      (told) => told.pid,
      () => pid,
    );
  await expect.poll(later, { timeout: 60_000 }).not.toBe(pid);
});

test("a process that holds too much makes room for another", async () => {
  const { run } = helper({ maxBytes: 300_000_000 });
  const { pid } = await run(tell);
  await run({ does: "hold", bytes: 400_000_000 });
  expect((await run(tell)).pid).not.toBe(pid);
  expect(isRunning(pid)).toBe(false);
});

test("a process without work ends", async () => {
  const { run } = helper({ idleMs: 50 });
  const { pid } = await run(tell);
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
  expect((await run(tell)).pid).not.toBe(pid);
});
