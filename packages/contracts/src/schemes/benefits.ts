import * as z from "zod/mini";
import type { MessageCode } from "#texts/en.ts";
import { count } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import type { Paise } from "#values/money.ts";
import { percent } from "#values/percent.ts";
import { oneWordOf } from "#values/text.ts";
import { record } from "#kernel/wire.ts";

/** What a bonus is a share of: one instalment, or the gold that was saved. */
export const bonusBases = ["instalment", "weight"] as const;
/** What steps are counted by: instalments paid, or days since the saver joined. */
export const stepCounts = ["instalments", "days"] as const;
/**
 * What paying late does. shift: maturity comes by as many days later. deduct: a part of the bonus is lost for each 30
 * days. forfeit: the benefits are lost.
 */
export const lateRules = ["none", "shift", "deduct", "forfeit"] as const;

export const MOST_STEPS = 20;
const MOST_FROM = 4000;
/** Of an instalment: 1000 % is ten of them. */
const MOST_BONUS_PERCENT = 1000;
const MOST_CAP_PAISE = 1_000_000_000_000n;

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

const step = record({ from: z.int(), percent: percent({ most: MOST_BONUS_PERCENT }) });

/** As they are told. */
export const benefits = record({
  bonus: z.nullable(record({ of: z.enum(bonusBases), by: z.enum(stepCounts), steps: z.array(step) })),
  makingChargeWaiver: [
    "making_charge_waiver",
    z.nullable(record({ by: z.enum(stepCounts), steps: z.array(step), capPaise: ["cap", z.nullable(rupees())] })),
  ],
  late: z.enum(lateRules),
  latePercentPer30Days: ["late_percent_per_30_days", z.nullable(percent())],
  graceDays: ["grace_days", z.int()],
  redeemWithinDays: ["redeem_within_days", z.nullable(z.int())],
});

function stepsUpTo(mostPercent: number) {
  return z
    .array(
      record({
        from: count({ least: 1, most: MOST_FROM, missing: "step_from_invalid", invalid: "step_from_invalid" }),
        percent: percent({ most: mostPercent, missing: "percent_invalid", invalid: "percent_invalid" }),
      }),
      { error: "benefit_steps_missing" },
    )
    .check(z.minLength(1, "benefit_steps_missing"), z.maxLength(MOST_STEPS, "too_many_steps"));
}

/** As a form fills them; what is left out is none. */
export const givenBenefits = record({
  bonus: z.optional(
    record({
      of: oneWordOf(bonusBases),
      by: z._default(oneWordOf(stepCounts), "instalments"),
      steps: stepsUpTo(MOST_BONUS_PERCENT),
    }),
  ),
  makingChargeWaiver: [
    "making_charge_waiver",
    z.optional(
      record({
        by: z._default(oneWordOf(stepCounts), "instalments"),
        steps: stepsUpTo(100),
        capPaise: [
          "cap",
          z.optional(
            rupees({ invalid: "cap_invalid" }).check(
              z.refine((capPaise) => capPaise > 0n && capPaise <= MOST_CAP_PAISE, { error: "cap_invalid" }),
            ),
          ),
        ],
      }),
    ),
  ],
  late: z._default(oneWordOf(lateRules), "none"),
  latePercentPer30Days: [
    "late_percent_per_30_days",
    z.optional(percent({ missing: "percent_invalid", invalid: "percent_invalid" })),
  ],
  graceDays: ["grace_days", z._default(count({ most: 365, invalid: "grace_days_invalid" }), 0)],
  redeemWithinDays: [
    "redeem_within_days",
    z.optional(count({ least: 1, most: 3650, invalid: "redeem_within_invalid" })),
  ],
});

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
