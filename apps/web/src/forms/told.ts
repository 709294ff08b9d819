import { sentenceOfCode } from "#api/sentences.ts";
import type { FieldError, Mistake } from "./resolver.ts";

/** What is wrong, as the person reads it. A form fetches the sentences when something is filled in. */
export function told(mistakes: readonly Mistake[]): FieldError[] {
  return mistakes.map(({ name, code }) => ({ name, message: sentenceOfCode(code) }));
}
