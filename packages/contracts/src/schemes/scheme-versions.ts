import * as z from "zod/mini";
import { benefits, givenBenefits, problemsOfBenefits, rulesOfGiven } from "./benefits.ts";
import type { MessageCode } from "#texts/en.ts";
import { operation } from "#kernel/operation.ts";
import { accruals, paymentRules, schemeFields, schemeTypes } from "./schemes.ts";
import { count, id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { oneWordOf, patterned, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { listOf, oneOf, record } from "#kernel/wire.ts";

export const roundingModes = ["down", "half_up"] as const;
/** row: each payment by itself. total: the book's running total. */
export const roundingBases = ["row", "total"] as const;

/** The newest version of a scheme, as the shop keeps it. */
const schemeVersion = record({
  ...schemeFields,
  /** What lists on the wire know the scheme by; it never changes. */
  code: z.string(),
  /** Counted from 1; a save makes the next one. */
  version: z.int(),
  roundingMode: ["rounding_mode", z.enum(roundingModes)],
  /** Decimal places of a gram. */
  roundingPlaces: ["rounding_places", z.int()],
  roundingBasis: ["rounding_basis", z.enum(roundingBases)],
  /** How many fall due in a month; null for one a month, or one a day in a daily scheme. */
  instalmentsPerMonth: ["instalments_per_month", z.nullable(z.int())],
  /** Does it take new books? */
  isOpen: ["open", z.boolean()],
  benefits,
  savedAt: ["saved_at", instant()],
  savedBy: ["saved_by", z.nullable(z.string())],
  /** Open books under this version. */
  booksNow: ["books", z.int()],
  /** Open books that keep an earlier version. */
  booksBefore: ["books_before", z.int()],
});

export const getSchemes = operation({
  wire: "Get_Schemes",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "The newest version of every scheme, open to new clients or not, and how many books stand on it.",
  input: record({}),
  output: listOf(schemeVersion),
  refusals: [],
});

const most = (amountPaise: bigint) => amountPaise > 0n && amountPaise <= 1_000_000_000_000n;
const amountOfPrefix = rupees({ invalid: "prefix_amount_invalid" }).check(
  z.refine(most, { error: "prefix_amount_invalid" }),
);

/** What payments start from or grow by. */
function step(error: MessageCode) {
  return z.optional(rupees({ invalid: error }).check(z.refine(most, { error })));
}

export const saveScheme = operation({
  wire: "Save_Scheme",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Makes a scheme, or its next version. Books that are open keep the version they were opened under.",
  input: record({
    /** Left out for a new scheme. */
    schemeId: ["fld_schemeid", z.optional(id())],
    /** The version that was edited; when there is a newer one by now, the save is refused. */
    version: z.optional(count({ least: 1 })),
    /** Blanks are not repeated: two names that look alike are one. */
    name: [
      "fld_chitschema",
      text({ max: 60, missing: "scheme_name_missing", invalid: "scheme_name_missing" }).check(
        z.overwrite((typed) => typed.replaceAll(/\s+/g, " ")),
      ),
    ],
    type: ["fld_type", oneWordOf(schemeTypes, { missing: "scheme_type_invalid", invalid: "scheme_type_invalid" })],
    instalments: [
      "fld_duration",
      count({ least: 1, most: 1000, missing: "instalments_invalid", invalid: "instalments_invalid" }),
    ],
    instalmentsPerMonth: [
      "instalments_per_month",
      z.optional(count({ least: 1, most: 31, invalid: "instalments_per_month_invalid" })),
    ],
    accrual: oneWordOf(accruals),
    roundingMode: ["rounding_mode", z._default(oneWordOf(roundingModes), "down")],
    roundingPlaces: ["rounding_places", z._default(count({ least: 2, most: 3 }), 3)],
    roundingBasis: ["rounding_basis", z._default(oneWordOf(roundingBases), "row")],
    paymentRule: ["payment_rule", oneWordOf(paymentRules)],
    minimumPaise: ["minimum_amount", step("minimum_invalid")],
    multipleOfPaise: ["multiple_of", step("multiple_invalid")],
    isOpen: ["open", z._default(z.boolean({ error: "value_invalid" }), true)],
    prefixes: z
      .array(
        record({
          prefix: patterned(/^[A-Z]{1,4}$/, { missing: "prefix_invalid", invalid: "prefix_invalid" }, (typed) =>
            typed.trim().toUpperCase(),
          ),
          /** Left out, any amount that the minimum and the multiple allow may be chosen. */
          amountPaise: ["amount", z.optional(amountOfPrefix)],
        }),
        { error: "prefix_missing" },
      )
      .check(z.minLength(1, "prefix_missing"), z.maxLength(40, "too_many_prefixes")),
    /** Left out, an edited scheme keeps those it has. */
    benefits: z.optional(givenBenefits),
  }).check(checkAmounts, checkBenefits),
  output: oneOf(schemeVersion),
  refusals: [
    "scheme_not_found",
    "scheme_changed_meanwhile",
    "scheme_name_taken",
    "prefix_taken",
    "benefits_do_not_fit",
  ],
});

interface Amounts {
  paymentRule: string;
  minimumPaise?: bigint | undefined;
  multipleOfPaise?: bigint | undefined;
  prefixes: readonly { prefix: string; amountPaise?: bigint | undefined }[];
}

/** Where nothing says what payments start from and grow by, it is a rupee. */
export const LEAST_STEP_PAISE = 100n;

/** What the fields promise together. The twins: scheme_versions_steps_check, and the trigger check_scheme_prefix. */
function checkAmounts({ value, issues }: { value: Amounts; issues: z.core.$ZodRawIssue[] }): void {
  const { paymentRule, prefixes } = value;
  const { minimumPaise = LEAST_STEP_PAISE, multipleOfPaise = LEAST_STEP_PAISE } = value;
  const add = (message: MessageCode, ...path: (string | number)[]) =>
    issues.push({ code: "custom", input: value, path, message });

  const mayChoose = paymentRule === "flexible" || prefixes.some(({ amountPaise }) => amountPaise === undefined);
  if (mayChoose && value.minimumPaise === undefined) add("minimum_invalid", "minimum_amount");
  else if (minimumPaise % multipleOfPaise !== 0n) add("minimum_not_multiple", "minimum_amount");
  if (mayChoose && value.multipleOfPaise === undefined) add("multiple_invalid", "multiple_of");
  for (const [index, { prefix, amountPaise }] of prefixes.entries()) {
    const isRepeated = prefixes.findIndex((other) => other.prefix === prefix) < index;
    if (isRepeated) add("prefix_repeated", "prefixes", index, "prefix");
    if (amountPaise !== undefined && (amountPaise < minimumPaise || amountPaise % multipleOfPaise !== 0n)) {
      add("prefix_amount_not_multiple", "prefixes", index, "amount");
    }
  }
}

interface Benefitting {
  accrual: string;
  paymentRule: string;
  instalments: number;
  benefits?: z.output<typeof givenBenefits> | undefined;
}

function checkBenefits({ value, issues }: { value: Benefitting; issues: z.core.$ZodRawIssue[] }): void {
  if (value.benefits === undefined) return;
  for (const { message, path } of problemsOfBenefits(rulesOfGiven(value.benefits), value))
    issues.push({ code: "custom", input: value, path: ["benefits", ...path], message });
}
