import { assert } from "./assert.ts";

/** A text column that a check constraint keeps to a list of words, as that list's type. */
export function word<const T extends string>(value: string, words: readonly T[]): T {
  const found = words.find((candidate) => candidate === value);
  assert(found !== undefined, `${value} is one of ${words.join(", ")}`);
  return found;
}
