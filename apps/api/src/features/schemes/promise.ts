import type { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { isNone, noBenefits, rulesOfGiven } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { rulesOfTerms } from "@thangam/contracts/schemes/derived-rules";
import { isPlain, plainTerms } from "@thangam/contracts/schemes/plain-terms";
import { disagreements, isOwnPace } from "@thangam/contracts/schemes/scheme-checks";
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

/**
 * What a save promises: terms, or what the version before promised where nothing is sent. Benefits are for the next version of a
 * scheme that has no terms yet. Who sends neither for a new scheme, or for one that promises nothing but what is saved, gets the
 * plain terms of the fields. The twin: check_scheme_version.
 */
export function promisedBy(
  refuse: Refuse<"terms_do_not_fit">,
  input: Input,
  newest: SchemeVersion | undefined,
): Promised {
  const { terms, benefits } = input;
  if (terms !== undefined) return { terms, benefits: noBenefits };
  if (newest?.terms === null) {
    const kept = benefits === undefined ? benefitsOf(newest.benefitRules) : rulesOfGiven(benefits);
    return { terms: null, benefits: kept };
  }
  const kept = newest === undefined ? null : termsOf(newest.terms);
  if (kept === null || isPlain(kept)) {
    if (!isOwnPace(input) || (benefits !== undefined && !isNone(rulesOfGiven(benefits))))
      throw refuse("terms_do_not_fit");
    return { terms: plainTerms(fieldsOf(input)), benefits: noBenefits };
  }
  if (benefits !== undefined || disagreements(input, { terms: kept }).length > 0) throw refuse("terms_do_not_fit");
  return { terms: kept, benefits: noBenefits };
}

/**
 * The rules that a version keeps in columns: those that its terms state, else those that were sent. Benefits that are kept from
 * the version before must fit what was sent; what was sent along, the input has checked.
 */
export function columnsOf(refuse: Refuse<"benefits_do_not_fit">, { terms, benefits }: Promised, input: Input) {
  if (terms !== null) return rulesOfTerms(terms);
  const fields = fieldsOf(input);
  checkBenefits(refuse, benefits, fields);
  return { ...fields, instalmentsPerMonth: input.instalmentsPerMonth ?? null };
}

/** What the input says of a scheme without terms. */
function fieldsOf({ type, instalments, accrual, paymentRule, ...input }: Input) {
  const isSaid = type !== undefined && instalments !== undefined && accrual !== undefined && paymentRule !== undefined;
  assert(isSaid, "without terms the input says these: checkTerms");
  const { roundingMode = "down", roundingPlaces = 3, roundingBasis = "row" } = input;
  return { type, instalments, accrual, paymentRule, roundingMode, roundingPlaces, roundingBasis };
}
