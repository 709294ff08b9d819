import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { oneWordOf } from "#values/text.ts";
import { dataOf, record } from "#kernel/wire.ts";

export const schemeTypes = ["Monthly", "Daily"] as const;

const option = record({ label: z.string(), value: z.string() });
const options = z.array(option);

const prefix = record({
  prefix: z.string(),
  /** The instalment that this prefix stands for; null when any allowed amount may be chosen. */
  amountPaise: ["amount", z.nullable(rupees())],
});

export const accruals = ["amount", "weight"] as const;
export const paymentRules = ["fixed", "flexible"] as const;

/** What both the lists of the forms and the shop's own records tell of a scheme. */
export const schemeFields = {
  id: ["fld_schemeid", id()],
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
} as const;

/** A scheme as it can be joined today. */
export const scheme = record(schemeFields);

export const listSchemes = operation({
  wire: "Get_Scheme_On_Type",
  method: "POST",
  kind: "query",
  allow: "signed-in",
  summary: "The schemes of a type (all when none is named), as the option lists the forms need and as records.",
  input: record({ type: z.optional(oneWordOf(schemeTypes, { invalid: "scheme_type_invalid" })) }),
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
