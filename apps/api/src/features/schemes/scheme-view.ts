import { accruals, paymentRules, schemeTypes } from "@thangam/contracts/schemes/schemas";
import { paise } from "@thangam/contracts/values/money";
import { word } from "#platform/word.ts";
import type { SchemeVersion } from "./scheme-store.ts";

/** A scheme as a form needs it. */
export function schemeView(scheme: SchemeVersion) {
  return {
    id: scheme.schemeId,
    name: scheme.name,
    type: word(scheme.type, schemeTypes),
    instalments: scheme.instalments,
    accrual: word(scheme.accrual, accruals),
    paymentRule: word(scheme.paymentRule, paymentRules),
    minimumPaise: paise(scheme.minimumPaise),
    multipleOfPaise: paise(scheme.multipleOfPaise),
    prefixes: scheme.prefixes.map(({ prefix, amountPaise }) => ({
      prefix,
      amountPaise: amountPaise === null ? null : paise(amountPaise),
    })),
  };
}
