import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { count } from "#values/ids.ts";
import { MAX_PAISE, rupees } from "#values/money.ts";
import { percent } from "#values/percent.ts";
import { enumOf } from "#values/text.ts";

/** What a bonus is a share of: one instalment, or the gold that was saved. */
export const bonusBases = ["instalment", "weight"] as const;

/** What steps are counted by: instalments paid, or days since the client joined. */
export const stepCounts = ["instalments", "days"] as const;

/**
 * What paying late does. shift: maturity comes by as many days later. deduct: a part of the bonus is lost for each 30
 * days. forfeit: the benefits are lost.
 */
export const lateRules = ["none", "shift", "deduct", "forfeit"] as const;

export const MAX_STEPS = 20;

const MAX_FROM = 4000;

/** Of an instalment: 1000 % is ten of them. */
const MAX_BONUS_PERCENT = 1000;

const step = record({ from: z.int(), percent: percent({ max: MAX_BONUS_PERCENT }) });

/** As they are returned. */
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

/** As a form fills them; what is left out is none. */
export const givenBenefits = record({
  bonus: z.optional(
    record({
      of: enumOf(bonusBases),
      by: z._default(enumOf(stepCounts), "instalments"),
      steps: stepsUpTo(MAX_BONUS_PERCENT),
    }),
  ),
  makingChargeWaiver: [
    "making_charge_waiver",
    z.optional(
      record({
        by: z._default(enumOf(stepCounts), "instalments"),
        steps: stepsUpTo(100),
        capPaise: [
          "cap",
          z.optional(
            rupees({ invalid: "cap_invalid" }).check(
              z.refine((capPaise) => capPaise > 0n && capPaise <= MAX_PAISE, { error: "cap_invalid" }),
            ),
          ),
        ],
      }),
    ),
  ],
  late: z._default(enumOf(lateRules), "none"),
  latePercentPer30Days: [
    "late_percent_per_30_days",
    z.optional(percent({ missing: "percent_invalid", invalid: "percent_invalid" })),
  ],
  graceDays: ["grace_days", z._default(count({ max: 365, invalid: "grace_days_invalid" }), 0)],
  redeemWithinDays: ["redeem_within_days", z.optional(count({ min: 1, max: 3650, invalid: "redeem_within_invalid" }))],
});

function stepsUpTo(maxPercent: number) {
  return z
    .array(
      record({
        from: count({ min: 1, max: MAX_FROM, missing: "step_from_invalid", invalid: "step_from_invalid" }),
        percent: percent({ max: maxPercent, missing: "percent_invalid", invalid: "percent_invalid" }),
      }),
      { error: "benefit_steps_missing" },
    )
    .check(z.minLength(1, "benefit_steps_missing"), z.maxLength(MAX_STEPS, "too_many_steps"));
}
