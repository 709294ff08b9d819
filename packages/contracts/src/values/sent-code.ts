import { patterned } from "./text.ts";
import type { Says } from "./text.ts";

/** How many digits a code has that was sent to somebody; the longer ones are sent while codes of theirs are guessed. */
export const SENT_CODE_DIGITS = [6, 10] as const;

/** A code from a mail or an SMS. */
export function sentCode(codes: Says) {
  return patterned(/^(\d{6}|\d{10})$/, codes);
}
