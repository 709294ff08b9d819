import { expect, test } from "vitest";
import { sampleOf, shardOf } from "./sample.ts";

const numbers = Array.from({ length: 23 }, (_, at) => at);

test.each([1, 2, 8, 30])("%i shards are all of them, each once and in order", (count) => {
  const shards = Array.from({ length: count }, (_, at) => shardOf(numbers, `${at + 1}/${count}`));
  expect(shards.flat()).toEqual(numbers);
});

test("a seed decides the sample", () => {
  expect(sampleOf(numbers, 5, 1)).toEqual(sampleOf(numbers, 5, 1));
  expect(sampleOf(numbers, 5, 1)).not.toEqual(sampleOf(numbers, 5, 2));
  expect(sampleOf(numbers, 23, 1).toSorted((one, other) => one - other)).toEqual(numbers);
});
