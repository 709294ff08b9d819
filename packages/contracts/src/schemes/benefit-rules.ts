import type * as z from "zod/mini";
import type { MessageCode } from "@thangam/texts/en/messages";
import type { Paise } from "#values/money.ts";
import type { bonusBases, givenBenefits, lateRules, stepCounts } from "./benefit-schemas.ts";

/** From so many instalments or days on, so many hundredths of a percent. */
export interface BenefitStep {
  from: number;
  percent: number;
}

/**
 * What a shop adds to what was saved. Of steps the last one reached counts, and before the first there is nothing; who
 * ends early stands on a lower step.
 */
export interface BenefitRules {
  bonus: { of: (typeof bonusBases)[number]; by: (typeof stepCounts)[number]; steps: BenefitStep[] } | null;
  /** A share of the making charge that the bill leaves out, up to a cap. */
  makingChargeWaiver: { by: (typeof stepCounts)[number]; steps: BenefitStep[]; capPaise: Paise | null } | null;
  late: (typeof lateRules)[number];
  /** Hundredths of a percent; only with `deduct`. */
  latePercentPer30Days: number | null;
  /** Days after its due day in which an instalment is not late. */
  graceDays: number;
  /** How many days after maturity the benefits may be had; null: at any time. */
  redeemWithinDays: number | null;
}

/** The shop owes what was saved and nothing more. */
export const noBenefits: BenefitRules = {
  bonus: null,
  makingChargeWaiver: null,
  late: "none",
  latePercentPer30Days: null,
  graceDays: 0,
  redeemWithinDays: null,
};

export function isNone({ bonus, makingChargeWaiver, late, redeemWithinDays }: BenefitRules): boolean {
  return bonus === null && makingChargeWaiver === null && late === "none" && redeemWithinDays === null;
}

export function rulesOfGiven(given: z.output<typeof givenBenefits>): BenefitRules {
  const { bonus = null, makingChargeWaiver: waiver, late, graceDays } = given;
  return {
    bonus,
    makingChargeWaiver: waiver === undefined ? null : { ...waiver, capPaise: waiver.capPaise ?? null },
    late,
    latePercentPer30Days: late === "deduct" ? (given.latePercentPer30Days ?? null) : null,
    graceDays,
    redeemWithinDays: given.redeemWithinDays ?? null,
  };
}

interface RuledScheme {
  accrual: string;
  paymentRule: string;
  instalments: number;
}

interface Problem {
  message: MessageCode;
  /** Where, by the names on the wire. */
  path: (string | number)[];
}

/**
 * What the rules promise together, and to the scheme they are of. The twin: scheme_versions_benefits_check, by the
 * function benefits_fit.
 */
export function problemsOfBenefits(rules: BenefitRules, scheme: RuledScheme): Problem[] {
  const { bonus, makingChargeWaiver: waiver } = rules;
  const problems: Problem[] = [];
  if (bonus?.of === "weight" && scheme.accrual !== "weight")
    problems.push({ message: "bonus_needs_weight", path: ["bonus", "of"] });
  if (bonus?.of === "weight" && scheme.paymentRule !== "fixed")
    problems.push({ message: "bonus_needs_fixed", path: ["bonus", "of"] });
  if (bonus?.of === "weight") {
    for (const [index, { percent: share }] of bonus.steps.entries())
      if (share > 10_000) problems.push({ message: "percent_invalid", path: ["bonus", "steps", index, "percent"] });
  }
  if (bonus !== null) problems.push(...problemsOfSteps(bonus, scheme, ["bonus", "steps"]));
  if (waiver !== null) problems.push(...problemsOfSteps(waiver, scheme, ["making_charge_waiver", "steps"]));
  if (rules.late !== "none" && scheme.paymentRule !== "fixed")
    problems.push({ message: "late_rule_needs_fixed", path: ["late"] });
  if (rules.late === "deduct" && rules.latePercentPer30Days === null)
    problems.push({ message: "percent_invalid", path: ["late_percent_per_30_days"] });
  return problems;
}

/** Steps go up; one by instalments that the scheme never comes to would promise nothing. */
function problemsOfSteps(
  { by, steps }: { by: string; steps: readonly BenefitStep[] },
  { instalments }: RuledScheme,
  path: string[],
): Problem[] {
  return steps.flatMap(({ from }, index): Problem[] => {
    const before = steps[index - 1]?.from ?? 0;
    const at = [...path, index, "from"];
    if (from <= before) return [{ message: "steps_not_ascending", path: at }];
    const isBeyond = by === "instalments" && from > instalments;
    return isBeyond ? [{ message: "step_beyond_scheme", path: at }] : [];
  });
}
