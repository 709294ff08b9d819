import type { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { rulesOfGiven } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { rulesOfTerms } from "@thangam/contracts/schemes/derived-rules";
import { disagreements } from "@thangam/contracts/schemes/scheme-checks";
import type { Terms } from "@thangam/terms/terms";
import type { Refuse } from "#core/refusal.ts";
import { assert } from "#platform/assert.ts";
import { checkBenefits } from "./scheme-rules.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { benefitsOf } from "./stored-benefits.ts";
import { termsOf } from "./stored-terms.ts";

type Input = InputOf<typeof operations.saveScheme>;

interface Promised {
  terms: Terms | null;
  benefits: BenefitRules;
}

/** What a save promises: terms, or benefits, or what the version before promised where neither is sent. */
export function promisedBy({ terms, benefits }: Input, newest: SchemeVersion | undefined): Promised {
  if (terms !== undefined) return { terms, benefits: benefitsOf({}) };
  if (benefits !== undefined) return { terms: null, benefits: rulesOfGiven(benefits) };
  return { terms: termsOf(newest?.terms ?? null), benefits: benefitsOf(newest?.benefitRules ?? {}) };
}

/**
 * The rules that a version keeps in columns: those that its terms state, else those that were sent. What is kept from the
 * version before must fit what was sent; what was sent along, the input has checked.
 */
export function columnsOf(
  refuse: Refuse<"terms_do_not_fit" | "benefits_do_not_fit">,
  { terms, benefits }: Promised,
  input: Input,
) {
  if (terms !== null) {
    if (disagreements(input, { terms }).length > 0) throw refuse("terms_do_not_fit");
    return rulesOfTerms(terms);
  }
  const { type, instalments, instalmentsPerMonth = null, accrual, paymentRule } = input;
  const isSaid = type !== undefined && instalments !== undefined && accrual !== undefined && paymentRule !== undefined;
  assert(isSaid, "without terms the input says these: checkTerms");
  const { roundingMode = "down", roundingPlaces = 3, roundingBasis = "row" } = input;
  checkBenefits(refuse, benefits, { accrual, paymentRule, instalments });
  return { type, instalments, instalmentsPerMonth, accrual, paymentRule, roundingMode, roundingPlaces, roundingBasis };
}
