import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { dataOf, listOf, oneOf, record } from "#kernel/wire.ts";
import type { MessageCode } from "@thangam/texts/en/messages";
import { count, id } from "#values/ids.ts";
import { MAX_PAISE, rupees } from "#values/money.ts";
import { enumOf, oneLine, patterned } from "#values/text.ts";
import { givenBenefits } from "./benefit-schemas.ts";
import {
  accruals,
  options,
  paymentRules,
  roundingBases,
  roundingModes,
  scheme,
  schemeTypes,
  schemeVersion,
} from "./schemas.ts";
import { checkAmounts, checkBenefits, checkTerms } from "./scheme-checks.ts";
import { terms } from "./terms-schemas.ts";

export const listSchemes = operation({
  wire: "Get_Scheme_On_Type",
  method: "POST",
  kind: "query",
  allow: "signed-in",
  summary: "The schemes of a type (all when none is named), as the option lists the forms need and as records.",
  input: record({ type: z.optional(enumOf(schemeTypes, { invalid: "scheme_type_invalid" })) }),
  output: dataOf(
    record({
      schemeNames: ["freqentChitfundData", options],
      prefixesOfMazhai: ["booknumData", options],
      prefixesOfEleven: ["booknumData2", options],
      /** Of every other scheme. */
      otherPrefixes: ["booknumData3", options],
      durations: ["Dauration", options],
      firstAmounts: ["freqentChitfundPriceData", options],
      secondAmounts: ["freqentChitfundPriceData2", options],
      thirdAmounts: ["freqentChitfundPriceData3", options],
      fourthAmounts: ["freqentChitfundPriceData4", options],
      fifthAmounts: ["freqentChitfundPriceData5", options],
      sixthAmounts: ["freqentChitfundPriceData6", options],
      schemes: z.array(scheme),
    }),
  ),
  refusals: [],
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

const isAmount = (amountPaise: bigint) => amountPaise > 0n && amountPaise <= MAX_PAISE;

const amountOfPrefix = rupees({ invalid: "prefix_amount_invalid" }).check(
  z.refine(isAmount, { error: "prefix_amount_invalid" }),
);

/** What payments start from or grow by. */
function step(error: MessageCode) {
  return z.optional(rupees({ invalid: error }).check(z.refine(isAmount, { error })));
}

export const saveScheme = operation({
  wire: "Save_Scheme",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Makes a scheme, or its next version. Books that are open keep the version they were opened under.",
  auditLabel: "Saved a scheme",
  approval: { kinds: ["benefits"] },
  input: record({
    /** Left out for a new scheme. */
    schemeId: ["fld_schemeid", z.optional(id())],
    /** The version that was edited; when there is a newer one by now, the save is refused. */
    version: z.optional(count({ min: 1 })),
    /** Blanks are not repeated: two names that look alike are one. */
    name: [
      "fld_chitschema",
      oneLine({ max: 60, missing: "scheme_name_missing", invalid: "scheme_name_missing" }).check(
        z.overwrite((typed) => typed.replaceAll(/\s+/g, " ")),
      ),
    ],
    /** Left out where the terms state it, as all that `rulesOfTerms` gives. */
    type: [
      "fld_type",
      z.optional(enumOf(schemeTypes, { missing: "scheme_type_invalid", invalid: "scheme_type_invalid" })),
    ],
    instalments: ["fld_duration", z.optional(count({ min: 1, max: 4000, invalid: "instalments_invalid" }))],
    instalmentsPerMonth: [
      "instalments_per_month",
      z.optional(count({ min: 1, max: 31, invalid: "instalments_per_month_invalid" })),
    ],
    accrual: z.optional(enumOf(accruals)),
    /** Without terms and left out: down, to three places, each payment by itself. */
    roundingMode: ["rounding_mode", z.optional(enumOf(roundingModes))],
    roundingPlaces: ["rounding_places", z.optional(count({ min: 2, max: 3 }))],
    roundingBasis: ["rounding_basis", z.optional(enumOf(roundingBases))],
    paymentRule: ["payment_rule", z.optional(enumOf(paymentRules))],
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
    /** What the scheme promises. Left out with the benefits, an edited scheme keeps what it has. */
    terms: z.optional(terms),
    /** Of a scheme without terms. */
    benefits: z.optional(givenBenefits),
  }).check(checkTerms, checkAmounts, checkBenefits),
  output: oneOf(schemeVersion),
  refusals: [
    "scheme_not_found",
    "scheme_changed_meanwhile",
    "scheme_name_taken",
    "prefix_taken",
    "benefits_do_not_fit",
    "terms_do_not_fit",
  ],
});
