/** What a column of a result may hold, as the driver hands it over: the parts of a `row` schema. */
import { isDay } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Milligrams, Paise } from "@thangam/contracts/values/money";
import * as z from "zod/mini";

const isBigint = (value: unknown) => typeof value === "bigint";

/** The number of a record. */
export const id = z.bigint();
export const paise = z.custom<Paise>(isBigint);
export const milligrams = z.custom<Milligrams>(isBigint);
export const integer = z.int();
export const text = z.string();
export const boolean = z.boolean();
/** A `timestamptz`. */
export const moment = z.date();
/** `to_char(day, 'YYYY-MM-DD')`; the driver makes a moment of a plain `date`. */
export const day = z.custom<BusinessDay>((value) => typeof value === "string" && isDay(value));
/** A text column that a check constraint keeps to a list. */
export const enumOf = z.enum;
export const nullable = z.nullable;
export const listOf = z.array;
/** A `jsonb` object whose keys are known only to whoever wrote it. */
export const jsonObject = z.record(z.string(), z.unknown());
