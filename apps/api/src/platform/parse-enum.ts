import { assert } from "./assert.ts";

/** The value of a text column as the type of the list that a check constraint keeps it to; throws for any other. */
export function parseEnum<const T extends string>(value: string, words: readonly T[]): T {
  const found = words.find((candidate) => candidate === value);
  assert(found !== undefined, `${value} is one of ${words.join(", ")}`);
  return found;
}
