import { oneLine, patterned, text } from "./text.ts";
import type { Says } from "./text.ts";
import { isStorable } from "@thangam/terms/json/plain";
import { isPlainName } from "@thangam/texts/plain-name";
import * as z from "zod/mini";
import { keepEmpty } from "./keep-empty.ts";

/** An e-mail address, in lower case, at most 254 characters. */
export function email(codes: Says) {
  const invalid = codes.invalid ?? "value_invalid";
  return text({ ...codes, max: 254 }).check(z.toLowerCase(), z.regex(z.regexes.email, { error: invalid }));
}

/** What stands on the wire for the e-mail of somebody who has none, so that a field that was left blank is still asked for. */
export const NO_EMAIL = "none";

const emailOrNothing = new RegExp(`^${NO_EMAIL}$|${z.regexes.email.source}`);

/** An e-mail address, or "none" of a customer who has none; blank then, as it is kept. */
export function emailOrNone(codes: Says) {
  const invalid = codes.invalid ?? "value_invalid";
  const typed = text({ ...codes, max: 254 }).check(z.toLowerCase(), z.regex(emailOrNothing, { error: invalid }));
  return z.codec(typed, z.string(), {
    decode: (address) => (address === NO_EMAIL ? "" : address),
    encode: (address) => (address === "" ? NO_EMAIL : address),
  });
}

const indianMobile = /^[6-9]\d{9}$/;

/** The mobile number of a new record: 10 digits, of which an Indian subscriber's first is 6 to 9, as people write it. */
export function mobile(codes: Says) {
  return patterned(indianMobile, codes, mobileDigits);
}

/** Whether ten digits are a number that an Indian subscriber can have. */
export function isIndianMobile(digits: string): boolean {
  return indianMobile.test(digits);
}

/**
 * The mobile number of a record that is there, or by which people say who they are: as they write it. It may be older than that rule; a
 * changed one is refused later.
 */
export function existingMobile(codes: Says) {
  return patterned(/^\d{10}$/, codes, mobileDigits);
}

/** Its ten digits, with the country's +91, 0091 or 91 before them, or the 0 of a trunk call. No number begins with 0, so that none is two. */
const written = /^(?:\+91|0091|91|0)([1-9]\d{9})$/;

/** "+91 98400-12345", "0091 98400 12345" and "098400 12345" → "9840012345". What is no number stays as it was typed: nothing is cut off. */
export function mobileDigits(typed: string): string {
  const bare = typed.replaceAll(/[\s().\p{Cf}\p{Pd}]/gu, "");
  if (/^\d{10}$/.test(bare)) return bare;
  return written.exec(bare)?.[1] ?? typed.trim();
}

/** The name of a new person, in any script, that people can see and tell from others, and messages can carry. */
export function personName(codes: Says) {
  return existingName(codes).check(z.refine(isGoodName, { error: "name_invalid" }));
}

/** Whether a new or changed name of somebody, or of the shop, can stand in a message. */
export function isGoodName(name: string): boolean {
  return isLegibleName(name) && isPlainName(name);
}

/** The name of a record that is there, which may be older than that rule; a changed one is refused later. */
export function existingName(codes: Says) {
  return oneLine({ ...codes, max: 120 });
}

/** ZWJ and ZWNJ join and part the letters of Indian scripts. Without a lookbehind, which older browsers do not read. */
const joined =
  /[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}][\u200C\u200D]/gu;
/** What shows nothing: zero widths, marks of direction, tags, fillers, variation selectors. */
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a name has a letter or a digit, and nothing in it is hidden. */
export function isLegibleName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !hidden.test(name.replaceAll(joined, ""));
}

/** A password as typed: nothing is trimmed, and nothing but its presence is checked here. */
export function password(codes: Says) {
  const missing = codes.missing ?? "value_missing";
  return z
    .string({ error: missing })
    .check(z.maxLength(1000, codes.invalid ?? "value_invalid"), z.refine(isStorable, { error: "value_invalid" }));
}

/** A password typed once more. Who sends none is not asked for it; a blank one is `missing`. */
export function confirmation(codes: Says) {
  return keepEmpty(z.optional(password(codes)));
}

/** A confirmation of which something else has to be said first: a blank one is null. */
export function confirmationToCheckLater() {
  return keepEmpty(z.nullish(password({})));
}

/** Whether a password stands in its confirmation, if there is one. */
export function isConfirmed(password: string | undefined, again: string | null | undefined): boolean {
  return again === undefined || (again ?? "") === (password ?? "");
}
