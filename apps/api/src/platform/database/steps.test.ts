import { expect, test } from "vitest";
import { sizedSteps } from "./steps.ts";
import { TransactionTooLong } from "./transaction.ts";

/** Steps on a machine that does one thing in so many milliseconds; returns the sizes that were tried. */
function machine(most: number) {
  let now = 0;
  const sizes: number[] = [];
  const inSteps = sizedSteps(most, () => now);
  const step = (msOfOne: number) =>
    inSteps((size) => {
      sizes.push(size);
      now += Math.min(5_000, size * msOfOne);
      return size * msOfOne > 5_000 ? Promise.reject(new TransactionTooLong()) : Promise.resolve(size);
    });
  return { sizes, step };
}

test("a step that lasted too long is done again with half as much, down to one", async () => {
  const { sizes, step } = machine(250);
  expect(await step(150)).toBe(32);
  expect(sizes).toEqual([250, 125, 63, 32]);
  await expect(step(6_000)).rejects.toThrow(TransactionTooLong);
  expect(sizes.slice(4)).toEqual([16, 8, 4, 2, 1]);
});

test("a step that took long makes the next one smaller, and quick ones let it grow to what it was", async () => {
  const { sizes, step } = machine(200);
  for (const msOfOne of [15, 15, 15, 1, 1, 1]) await step(msOfOne);
  expect(sizes).toEqual([200, 100, 100, 100, 200, 200]);
});

test("another failure is not tried again", async () => {
  let tries = 0;
  const failing = sizedSteps(8)(() => {
    tries += 1;
    return Promise.reject(new Error("of another kind"));
  });
  await expect(failing).rejects.toThrow("of another kind");
  expect(tries).toBe(1);
});
