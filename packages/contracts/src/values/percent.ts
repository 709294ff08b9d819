import * as z from "zod/mini";
import { wireRupees } from "./money.ts";
import { says } from "./text.ts";
import type { Says } from "./text.ts";

const PERCENT = /^\d{1,4}(\.\d{1,2})?$/;

/** A share on the wire ("50", "12.5"), hundredths of a percent here: 12.5 % is 1250. From 0.01, or from 0 where it `mayBeNone`, to `max` percent. */
export function percent({ max = 100, mayBeNone = false, ...codes }: Says & { max?: number; mayBeNone?: boolean } = {}) {
  const isShare = (value: string | number) =>
    PERCENT.test(String(value)) && (mayBeNone || Number(value) > 0) && Number(value) <= max;
  const typed = z.string(says(codes)).check(z.trim(), z.regex(PERCENT));
  const written = typed.check(z.refine((text) => !PERCENT.test(text) || isShare(text)));
  const counted = z.number(says(codes)).check(z.refine(isShare));
  return z.codec(z.union([written, counted], says(codes)), z.int(), {
    decode: (value) => {
      const [whole = "0", fraction = ""] = String(value).split(".");
      return Number(whole + fraction.padEnd(2, "0"));
    },
    encode: formatPercent,
  });
}

/** 5000 → "50", 1250 → "12.50" */
export function formatPercent(hundredths: number): string {
  return wireRupees(BigInt(hundredths));
}
