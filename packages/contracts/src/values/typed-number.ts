import * as z from "zod/mini";
import { text } from "./text.ts";
import type { Says } from "./text.ts";

/** The zeros of the Indian and Arabic scripts. Behind each stand the other nine digits. */
const zeros = Array.from("\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66", codeOf);
/**
 * Digits in circles that NFKC leaves alone: the ones, behind each of which stand the others up to 10, and three zeros.
 */
const circledOnes = Array.from("\u2776\u2780\u278A\u24F5", codeOf);
const circled = /[\u2776-\u2793\u24F5-\u24FF\u{1F10B}\u{1F10C}]/gu;

/** What says which kind of number it is. A number behind it has a digit. */
const kindOfNumber =
  /^(?:(?:UTR|RRN|REF(?:ERENCE)?|TXN|TRANSACTION|UPI|IMPS|NEFT|RTGS|CHQ|CHEQUE|SLIP|BILL|VOUCHER)(?:NUMBER|NUM|NO|ID)?)+(?=[A-Z]*\d)/;

/**
 * A number of a bank, a slip, a bill or a voucher as it is compared: its letters A to Z and its digits, without the
 * words that say what kind of number it is, the zeros in front and the ".0" of a spreadsheet. The function
 * transaction_number_key() of the database keeps the same rule.
 */
export function transactionNumberKey(typed: string): string {
  const ascii = typed
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(circled, circledDigit);
  const signs = ascii.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()).replaceAll(/[^A-Z0-9.]/g, "");
  const plain = signs.replace(/(^|[^0-9.]|[^0-9][.])(\d+)[.]0+$/, "$1$2").replaceAll(".", "");
  return plain
    .replace(kindOfNumber, "")
    .replace(/^(?:NUMBER|NO)(?=\d)/, "")
    .replace(/^0+(?=.)/, "");
}

/** Whether a letter or digit of it is none of those; has_foreign_letter() of the database keeps the same rule. */
export function hasForeignLetter(typed: string): boolean {
  // Letters of a flag, and 11 to 20 in a circle, count as letters and digits here.
  const signs = typed.normalize("NFKC").match(/[\p{Alphabetic}\p{Nd}\u24EB-\u24F4\u{1F1E6}-\u{1F1FF}]/gu) ?? [];
  return signs.some((sign) => transactionNumberKey(sign) === "");
}

/** Such a number as people type it. A letter that only looks like one of A to Z would make it another number. */
export function typedNumber(says: Says & { max: number }) {
  return text(says).check(z.refine((typed) => !hasForeignLetter(typed), { error: "number_letters" }));
}

/** One that has at least one letter or digit. */
export function neededNumber(says: Says & { max: number; missing: NonNullable<Says["missing"]> }) {
  return typedNumber(says).check(z.refine((typed) => transactionNumberKey(typed) !== "", { error: says.missing }));
}

function asciiDigit(digit: string): string {
  const zero = zeros.find((code) => codeOf(digit) >= code && codeOf(digit) <= code + 9);
  return zero === undefined ? digit : String(codeOf(digit) - zero);
}

function circledDigit(digit: string): string {
  const one = circledOnes.find((code) => codeOf(digit) >= code && codeOf(digit) <= code + 9);
  return one === undefined ? "0" : String(codeOf(digit) - one + 1);
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
