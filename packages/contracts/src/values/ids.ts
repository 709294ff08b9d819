import * as z from "zod/mini";
import { patterned, says } from "./text.ts";
import type { Says } from "./text.ts";

const BIGINT_MAX = 9_223_372_036_854_775_807n;

/** The number of a record: decimal digits on the wire (text, or a number), a positive bigint here. */
export function id(codes: Says = {}) {
  const invalid = codes.invalid ?? "value_invalid";
  const digits = z.string(says(codes)).check(
    z.trim(),
    z.regex(/^\d{1,19}$/, { error: invalid }),
    z.refine((text) => !/^\d{1,19}$/.test(text) || BigInt(text) <= BIGINT_MAX, { error: invalid }),
  );
  const counted = z.int(says(codes)).check(z.gte(0, { error: invalid }));
  return z.codec(z.union([digits, counted], says(codes)), z.bigint(), {
    decode: (value) => BigInt(value),
    encode: (value) => value.toString(),
  });
}

/** A count or a number in a series: 0 to `max`. Digits on the wire, a number here. */
export function count(codes: Says & { min?: number; max?: number } = {}) {
  const { min = 0, max = 1_000_000 } = codes;
  const invalid = codes.invalid ?? "value_invalid";
  const inRange = (value: string | number) => {
    const number = Number(value);
    return Number.isInteger(number) && number >= min && number <= max;
  };
  const digits = z.string(says(codes)).check(
    z.trim(),
    z.regex(/^\d{1,9}$/, { error: invalid }),
    z.refine((text) => !/^\d{1,9}$/.test(text) || inRange(text), { error: invalid }),
  );
  const counted = z.number(says(codes)).check(z.refine(inRange, { error: invalid }));
  return z.codec(z.union([digits, counted], says(codes)), z.number(), {
    decode: (value) => Number(value),
    encode: (value) => value,
  });
}

const BOOK_NUMBER = /^[A-Z]{1,4}\d{1,8}$/;

/** The number on a book: the letters of its scheme's prefix, then digits. Kept in upper case, without blanks. */
export function bookNumber(codes: Says = {}) {
  return patterned(BOOK_NUMBER, codes, tidyBookNumber);
}

/** "ge 1234" → "GE1234" */
export function tidyBookNumber(typed: string): string {
  return typed.replaceAll(/\s/g, "").toUpperCase();
}

export function isBookNumber(text: string): boolean {
  return BOOK_NUMBER.test(text);
}

/** Splits "GE1234" into its prefix and its unique number. */
export function partsOfBookNumber(number: string): { prefix: string; unique: string } {
  const prefix = /^[A-Z]+/.exec(number)?.[0] ?? "";
  return { prefix, unique: number.slice(prefix.length) };
}
