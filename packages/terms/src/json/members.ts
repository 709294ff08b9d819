import * as z from "zod/mini";
import type { Day, Give, Span } from "#terms.ts";
import { isDay, isStorable } from "./plain.ts";

/** Paise or milligrams as digits. */
export function digits({ min }: { min: 0 | 1 } = { min: 0 }) {
  const pattern = min === 0 ? /^(0|[1-9]\d{0,14})$/ : /^[1-9]\d{0,14}$/;
  return z.codec(z.string().check(z.regex(pattern)), z.bigint(), {
    decode: (text) => BigInt(text),
    encode: (count) => String(count),
  });
}

/** What all payments or parts come to together, as the evaluators tell it. */
export function told() {
  return z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,17})$/)), z.bigint(), {
    decode: (text) => BigInt(text),
    encode: (count) => String(count),
  });
}

export function count(min: number, max: number) {
  return z.int().check(z.gte(min), z.lte(max));
}

/** Of a row or a topup: 10,000 %. */
export const MAX_GIVE = 1_000_000;

export function percent(max = 10_000) {
  return count(0, max);
}

export function text() {
  return z.string().check(z.minLength(1), z.maxLength(200), z.refine(isStorable));
}

/** Of one benefit. */
export const MAX_STEPS = 100;
export const MAX_BENEFITS = 20;

export const MAX_MONTHS = 1200;
export const MAX_DAYS = 36_500;

export function span(min: 0 | 1) {
  return z.union([
    z.strictObject({ months: count(min, MAX_MONTHS) }),
    z.strictObject({ days: count(min, MAX_DAYS) }),
  ]) satisfies z.ZodMiniType<Span>;
}

/** Of a row or a topup, ten crore rupees: what all payments of a book get of it can be told. */
const MAX_GIVEN_PAISE = 10_000_000_000n;

export const give = z.union([
  z.strictObject({ percent: percent(MAX_GIVE) }),
  z.strictObject({ paise: digits().check(z.refine((paise) => paise <= MAX_GIVEN_PAISE)) }),
]) satisfies z.ZodMiniType<Give>;

export const day = z.string().check(z.refine(isDay)) satisfies z.ZodMiniType<Day>;
