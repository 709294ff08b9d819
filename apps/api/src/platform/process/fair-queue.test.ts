import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";
import type { FairQueue } from "./fair-queue.ts";

/** Somebody who notes when they get their place. */
function entering(queue: FairQueue, noted: string[], who: string, name = who) {
  const place = queue.enter(who).then((leave) => {
    noted.push(name);
    return leave;
  });
  return { leave: async () => (await place)() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("so many have a place at once, and the next gets the first one that is left", async () => {
  const queue = fairQueue({ atOnce: 2 });
  const noted: string[] = [];
  const first = entering(queue, noted, "a");
  entering(queue, noted, "b");
  entering(queue, noted, "c");
  await settled();
  expect(noted).toEqual(["a", "b"]);
  await first.leave();
  await first.leave();
  await settled();
  expect(noted).toEqual(["a", "b", "c"]);
});

test("whoever asks for much waits for those who ask for little", async () => {
  const queue = fairQueue({ atOnce: 1 });
  const noted: string[] = [];
  const calls = [
    ...["a1", "a2", "a3", "a4"].map((name) => entering(queue, noted, "a", name)),
    entering(queue, noted, "b"),
  ];
  for (const name of ["a1", "a2", "b", "a3", "a4"]) {
    await settled();
    expect(noted.at(-1)).toBe(name);
    await calls[["a1", "a2", "a3", "a4", "b"].indexOf(name)]!.leave();
  }
});

test("nobody has more places than one person may", async () => {
  const queue = fairQueue({ atOnce: 3, ofOne: 2 });
  const noted: string[] = [];
  for (const name of ["a1", "a2", "a3"]) entering(queue, noted, "a", name);
  entering(queue, noted, "b");
  await settled();
  expect(noted).toEqual(["a1", "a2", "b"]);
});

test("who waits beyond the bounds, or for too long, is told that it is busy", async () => {
  const queue = fairQueue({ atOnce: 1, maxWaiting: 2, maxWaitingOfOne: 1, patienceMs: 20 });
  await queue.enter("a");
  const waiting = [queue.enter("a"), queue.enter("b")];
  await expect(queue.enter("a")).rejects.toMatchObject({ isOwn: true });
  await expect(queue.enter("c")).rejects.toMatchObject({ isOwn: false });
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
    expect.objectContaining({ isOwn: true }),
    expect.objectContaining({ isOwn: false }),
  ]);
});

test("who goes away while waiting frees their place in the line", async () => {
  const queue = fairQueue({ atOnce: 1, maxWaiting: 1 });
  const leave = await queue.enter("a");
  const gone = new AbortController();
  const waiting = queue.enter("b", gone.signal);
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  const next = queue.enter("c");
  leave();
  await expect(next).resolves.toBeTypeOf("function");
  await expect(queue.enter("d", gone.signal)).rejects.toThrow("gone");
});
