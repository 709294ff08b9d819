import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { count, id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { instant } from "#values/time.ts";
import { benefits } from "./benefit-schemas.ts";
import { terms } from "./terms-schemas.ts";

export const schemeTypeCodes = codesOf({ monthly: "Monthly", daily: "Daily" });
export const schemeTypes = schemeTypeCodes.phrases;

export const accruals = ["amount", "weight"] as const;

export const paymentRules = ["fixed", "flexible"] as const;

const option = record({ label: z.string(), value: z.string() });

export const options = z.array(option);

const prefix = record({
  prefix: z.string(),
  /** The instalment that this prefix stands for; null when any allowed amount may be chosen. */
  amountPaise: ["amount", z.nullable(rupees())],
});

/** What both the lists of the forms and the shop's own records tell of a scheme. */
export const schemeFields = {
  id: ["fld_schemeid", id()],
  /** Counted from 1; a save makes the next one. Who joins names the one that they were shown. */
  version: z.int(),
  name: ["fld_chitschema", z.string()],
  type: ["fld_type", z.enum(schemeTypes)],
  /** How many instalments it runs. */
  instalments: ["fld_duration", z.int()],
  /** What a payment adds to: rupees owed, or grams of gold. */
  accrual: z.enum(accruals),
  /** fixed: exactly the book's amount, once per instalment. flexible: any allowed amount, any number of times. */
  paymentRule: ["payment_rule", z.enum(paymentRules)],
  minimumPaise: ["minimum_amount", rupees()],
  multipleOfPaise: ["multiple_of", rupees()],
  prefixes: z.array(prefix),
  /** What it promises; null for a scheme of the time before, whose `benefits` say it. */
  terms: z.nullable(terms),
  /** What an older scheme adds to savings; of a scheme with terms nothing. */
  benefits,
} as const;

/** A scheme as it can be joined today. */
export const scheme = record(schemeFields);

/** The version of the scheme that was on the screen; another one is taken only if it promises the same. */
export const shownVersion = ["scheme_version", z.optional(count({ min: 1 }))] as const;

export const roundingModes = ["down", "half_up"] as const;

/** row: each payment by itself. total: the book's running total. */
export const roundingBases = ["row", "total"] as const;

/** The newest version of a scheme, as the shop keeps it. */
export const schemeVersion = record({
  ...schemeFields,
  /** What lists on the wire know the scheme by; it never changes. */
  code: z.string(),
  roundingMode: ["rounding_mode", z.enum(roundingModes)],
  /** Decimal places of a gram. */
  roundingPlaces: ["rounding_places", z.int()],
  roundingBasis: ["rounding_basis", z.enum(roundingBases)],
  /** How many fall due in a month; null for one a month, or one a day in a daily scheme. */
  instalmentsPerMonth: ["instalments_per_month", z.nullable(z.int())],
  /** Does it take new books? */
  isOpen: ["open", z.boolean()],
  savedAt: ["saved_at", instant()],
  savedBy: ["saved_by", z.nullable(z.string())],
  /** Open books under this version. */
  booksNow: ["books", z.int()],
  /** Open books that keep an earlier version. */
  booksBefore: ["books_before", z.int()],
});
