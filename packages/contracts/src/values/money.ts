import { decimal, formatGrams } from "@thangam/texts/format-money";
import * as z from "zod/mini";
import { says } from "./text.ts";
import type { Says } from "./text.ts";

declare const unit: unique symbol;
/** Indian rupees in whole paise. */
export type Paise = bigint & { readonly [unit]: "paise" };
/** Gold in whole milligrams. */
export type Milligrams = bigint & { readonly [unit]: "milligrams" };

/** No instalment, payment or limit is above Rs 1,000 crore, whatever a flexible scheme allows. The database's most_paise() is the twin. */
export const MAX_PAISE = 1_000_000_000_000n;

export function paise(count: bigint): Paise {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: the brand exists only for the compiler
  return count as Paise;
}

export function milligrams(count: bigint): Milligrams {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: the brand exists only for the compiler
  return count as Milligrams;
}

export function paiseOrNull(count: bigint | null): Paise | null {
  return count === null ? null : paise(count);
}

export function milligramsOrNull(count: bigint | null): Milligrams | null {
  return count === null ? null : milligrams(count);
}

/** No amount or weight that somebody types is longer than this; it keeps sums far below the limits of a bigint column. */
const TYPED_DIGITS = 11;
/** What the shop tells may be a sum of many of them, as long as its column takes. */
const TOLD_DIGITS = 16;

/**
 * Rupees on the wire ("1500", "1500.50", 1500), paise here. Never negative. With codes it is what somebody types, without
 * them what the shop tells; `typed-amounts.test.ts` holds every operation's input to the first.
 */
export function rupees(codes?: Says) {
  return z.codec(
    decimalText(2, codes),
    z.custom<Paise>((value) => typeof value === "bigint"),
    {
      decode: (text) => paise(parseDecimal(text, 2)),
      encode: (amountPaise) => wireRupees(amountPaise),
    },
  );
}

/** Rupees that may be below zero, such as a day on which more was refunded than taken. */
export function signedRupees(codes?: Says) {
  const pattern = new RegExp(`^-?\\d{1,${digitsOf(codes)}}(\\.\\d{1,2})?$`);
  const wire = z.string(says(codes ?? {})).check(z.trim(), z.regex(pattern));
  return z.codec(
    wire,
    z.custom<Paise>((value) => typeof value === "bigint"),
    {
      decode: (text) => paise(parseDecimal(text, 2)),
      encode: (amountPaise) => wireRupees(amountPaise),
    },
  );
}

/** Grams on the wire ("1.234"), milligrams here. Never negative. */
export function grams(codes?: Says) {
  return z.codec(
    decimalText(3, codes),
    z.custom<Milligrams>((value) => typeof value === "bigint"),
    {
      decode: (text) => milligrams(parseDecimal(text, 3)),
      encode: (weightMg) => formatGrams(weightMg),
    },
  );
}

/** Grams that may be below zero, such as a line that takes gold off a book. */
export function signedGrams() {
  const wire = z.string().check(z.regex(new RegExp(`^-?\\d{1,${TOLD_DIGITS}}(\\.\\d{1,3})?$`)));
  return z.codec(
    wire,
    z.custom<Milligrams>((value) => typeof value === "bigint"),
    {
      decode: (text) => milligrams(parseDecimal(text, 3)),
      encode: (weightMg) => formatGrams(weightMg),
    },
  );
}

/** 150050n → "1500.50", 150000n → "1500" */
export function wireRupees(amountPaise: bigint): string {
  const text = decimal(amountPaise, 2);
  return text.endsWith(".00") ? text.slice(0, -3) : text;
}

function digitsOf(codes: Says | undefined): number {
  return codes === undefined ? TOLD_DIGITS : TYPED_DIGITS;
}

function decimalText(places: number, codes: Says | undefined) {
  const pattern = new RegExp(`^\\d{1,${digitsOf(codes)}}(\\.\\d{1,${places}})?$`);
  const said = says(codes ?? {});
  const typed = z.string(said).check(z.trim(), z.regex(pattern));
  const counted = z.number(said).check(z.refine((value) => pattern.test(String(value))));
  return z.union([typed, counted], said);
}

/** A sign before the whole part stays before the digits: "-0.05" and 2 places are "-005", which is -5n. */
function parseDecimal(value: string | number, places: number): bigint {
  const [whole = "0", fraction = ""] = String(value).split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}
