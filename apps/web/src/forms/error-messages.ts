import { messageOfCode } from "#api/messages.ts";
import type { FieldError, Mistake } from "./resolver.ts";

/** The mistakes with the messages that a person reads. A form loads them once something is filled in. */
export function fieldErrors(mistakes: readonly Mistake[]): FieldError[] {
  return mistakes.map(({ name, code }) => ({ name, message: messageOfCode(code) }));
}
