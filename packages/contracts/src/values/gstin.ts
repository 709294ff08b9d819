import * as z from "zod/mini";
import { patterned } from "./text.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** State, PAN of the taxpayer, number of the registration, Z, check digit; shop_profiles_gstin_check is the twin. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The number of a registration for GST, in capitals and without blanks, whose last character checks the others. */
export function gstin() {
  return patterned(form, { invalid: "gstin_invalid" }, (typed) => typed.replaceAll(/\s/g, "").toUpperCase()).check(
    z.refine((number) => number.at(-1) === checkDigitOf(number.slice(0, -1)), { error: "gstin_invalid" }),
  );
}

/** Each character counts once or twice in turn, in the number system of 36; what they lack to a multiple of 36 is checked by. */
export function checkDigitOf(characters: string): string {
  const sum = characters.split("").reduce((total, character, at) => {
    const product = digits.indexOf(character) * (1 + (at % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? "";
}
