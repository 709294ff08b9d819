import { isStorable } from "@thangam/terms/json/plain";
import * as z from "zod/mini";
import type { MessageCode } from "@thangam/texts/en/messages";

export interface Says {
  /** When nothing was given. */
  missing?: MessageCode;
  /** When what was given is not of this kind. */
  invalid?: MessageCode;
}

/** The error of a schema, as a message code that the reader's language turns into a sentence. */
export function says({ missing = "value_missing", invalid = "value_invalid" }: Says) {
  return { error: (issue: { input?: unknown }) => (issue.input === undefined ? missing : invalid) };
}

const storable = (invalid: MessageCode) => z.refine<string>(isStorable, { error: invalid });

/** Text of at most `max` characters, without blanks around it. */
export function text({ max = 200, ...codes }: Says & { max?: number } = {}) {
  const invalid = codes.invalid ?? "value_invalid";
  return z.string(says(codes)).check(z.trim(), z.maxLength(max, "text_too_long"), storable(invalid));
}

/** Breaks of lines, control characters, and the marks that turn the direction of text: ZWJ and ZWNJ, which Indian scripts need, are none. */
const breaksOut = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A name: text of one line, so that it cannot look like more than it is in a list, a mail or a receipt. */
export function oneLine({ max, ...codes }: Says & { max: number }) {
  const invalid = codes.invalid ?? "value_invalid";
  return text({ ...codes, max }).check(z.refine((typed) => !breaksOut.test(typed), { error: invalid }));
}

/** Text that must match `pattern` once `tidy` has been applied. */
export function patterned(pattern: RegExp, codes: Says, tidy: (text: string) => string = (t) => t.trim()) {
  const invalid = codes.invalid ?? "value_invalid";
  return z.string(says(codes)).check(z.overwrite(tidy), z.regex(pattern, { error: invalid }), storable(invalid));
}

/** One of a closed list of words. */
export function enumOf<const T extends readonly string[]>(words: T, codes: Says = {}) {
  return z.enum(words, says(codes));
}
