/** What a column of a result may hold, as the driver hands it over: the parts of a `row` schema. */
import { isDay } from "@thangam/terms/json/plain";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { milligrams as toMilligrams, paise as toPaise } from "@thangam/contracts/values/money";
import type { Milligrams, Paise } from "@thangam/contracts/values/money";
import type { Codes } from "@thangam/contracts/values/codes";
import * as z from "zod/mini";

const isBigint = (value: unknown) => typeof value === "bigint";

/** The number of a record. */
export const id = z.bigint();
export const paise = z.custom<Paise>(isBigint);
export const milligrams = z.custom<Milligrams>(isBigint);
export const integer = z.int();
/** A float, such as seconds. */
export const number = z.number();
export const text = z.string();
export const boolean = z.boolean();
/** A `timestamptz`. */
export const moment = z.date();
/** `to_char(day, 'YYYY-MM-DD')`; the driver makes a moment of a plain `date`. */
export const day = z.custom<BusinessDay>((value) => typeof value === "string" && isDay(value));
/** A text column that a check constraint keeps to a list. */
export const enumOf = z.enum;
/** A column of codes, read as the phrases that travel; a row that a rule reads has `enumOf(codes.all)` instead. */
export function phraseOf<P extends Record<string, string>>(codes: Codes<P>) {
  return z.pipe(
    z.enum(codes.all),
    z.transform((code) => codes.phraseOf(code)),
  );
}

/** A code of the list by its phrase; any other text as it is. */
export function phraseOrText<P extends Record<string, string>>(codes: Codes<P>) {
  const phrases = new Map(codes.entries);
  return z.pipe(
    z.string(),
    z.transform((text) => phrases.get(text) ?? text),
  );
}
/** `branch_name(…)`: an answer that has none leaves it out. */
export const branchName = z.pipe(
  z.nullable(z.string()),
  z.transform((name) => name ?? undefined),
);
export const nullable = z.nullable;
export const listOf = z.array;

/** Inside `jsonb` a bigint stands as text, because numbers of JSON are exact up to 2^53 only. */
const digits = z.string().check(z.regex(/^-?\d{1,19}$/));
export const paiseText = z.pipe(
  digits,
  z.transform((written) => toPaise(BigInt(written))),
);
export const milligramsText = z.pipe(
  digits,
  z.transform((written) => toMilligrams(BigInt(written))),
);
/** The numbers of many records, eight bytes each. */
export type Keys = BigInt64Array;
/** `keysIn(…)` of listing.ts. */
export const keys = z.pipe(
  z.string(),
  z.transform((written): Keys =>
    written === "" ? new BigInt64Array() : BigInt64Array.from(written.split(","), BigInt),
  ),
);
/** `jsonb` that its reader decodes. */
export const json = z.custom((value) => value !== undefined);
export const object = z.object;

/** A `bytea` as a plain connection hands it over. */
export const buffer = z.custom<Buffer>((value) => Buffer.isBuffer(value));
/** A `bytea`. */
export const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
/** A `jsonb` object of texts. */
export const textByKey = z.record(z.string(), z.string());
/** A `jsonb` object whose keys are known only to whoever wrote it. */
export const jsonObject = z.record(z.string(), z.unknown());
