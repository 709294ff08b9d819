import { accruals, paymentRules, schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { paise, paiseOrNull } from "@thangam/contracts/values/money";
import { parseEnum, parsePhrase } from "#platform/parse-enum.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { benefitsOf } from "./stored-benefits.ts";
import { termsOf } from "./stored-terms.ts";

/** A scheme as a form needs it. */
export function schemeView(scheme: SchemeVersion) {
  return {
    id: scheme.schemeId,
    version: scheme.version,
    name: scheme.name,
    type: parsePhrase(scheme.type, schemeTypeCodes),
    instalments: scheme.instalments,
    accrual: parseEnum(scheme.accrual, accruals),
    paymentRule: parseEnum(scheme.paymentRule, paymentRules),
    minimumPaise: paise(scheme.minimumPaise),
    multipleOfPaise: paise(scheme.multipleOfPaise),
    prefixes: scheme.prefixes.map(({ prefix, amountPaise }) => ({
      prefix,
      amountPaise: paiseOrNull(amountPaise),
    })),
    terms: termsOf(scheme.terms),
    benefits: benefitsOf(scheme.benefitRules),
  };
}
