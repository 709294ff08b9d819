import type { Codes } from "@thangam/contracts/values/codes";
import { assert } from "./assert.ts";

/** The value of a text column as the type of the list that a check constraint keeps it to; throws for any other. */
export function parseEnum<const T extends string>(value: string, words: readonly T[]): T {
  const found = words.find((candidate) => candidate === value);
  assert(found !== undefined, `${value} is one of ${words.join(", ")}`);
  return found;
}

/** The phrase of a code as a text column holds it; throws for a code that its list does not have. */
export function parsePhrase<P extends Record<string, string>>(stored: string, codes: Codes<P>) {
  return codes.phraseOf(parseEnum(stored, codes.all));
}
