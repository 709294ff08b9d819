import * as z from "zod/mini";
import { text } from "./text.ts";
import type { Says } from "./text.ts";

/** The zeros of the Indian and Arabic scripts. Behind each stand the other nine digits. */
const zeros = Array.from("\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66", codeOf);

/**
 * A number of a bank, a slip, a bill or a voucher as it is compared: of the letters A to Z and the digits alone. The function
 * transaction_number_key() of the database keeps the same rule.
 */
export function plainNumber(typed: string): string {
  const ascii = typed.normalize("NFKC").replaceAll(/\p{Nd}/gu, asciiDigit);
  return ascii.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()).replaceAll(/[^A-Z0-9]/g, "");
}

/** Whether a letter or digit of it is none of those; has_foreign_letter() of the database keeps the same rule. */
export function hasForeignLetter(typed: string): boolean {
  const signs = typed.normalize("NFKC").match(/[\p{Alphabetic}\p{Nd}]/gu) ?? [];
  return signs.some((sign) => plainNumber(sign) === "");
}

/** Such a number as people type it. A letter that only looks like one of A to Z would make it another number. */
export function typedNumber(says: Says & { max: number }) {
  return text(says).check(z.refine((typed) => !hasForeignLetter(typed), { error: "number_letters" }));
}

/** One that has at least one letter or digit. */
export function neededNumber(says: Says & { max: number; missing: NonNullable<Says["missing"]> }) {
  return typedNumber(says).check(z.refine((typed) => plainNumber(typed) !== "", { error: says.missing }));
}

function asciiDigit(digit: string): string {
  const zero = zeros.find((code) => codeOf(digit) >= code && codeOf(digit) <= code + 9);
  return zero === undefined ? digit : String(codeOf(digit) - zero);
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
