import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { grams, rupees } from "#values/money.ts";
import { percent } from "#values/percent.ts";
import { businessDay } from "#values/time.ts";
import { valuation } from "./valuation-schemas.ts";

/**
 * Why there are no benefits. too_early: no step is reached. late: instalments were paid late. too_late: the time to redeem is
 * over. none: nothing is lost.
 */
export const benefitLosses = ["none", "too_early", "late", "too_late"] as const;

/** What the shop owes on a book on one day. */
export const reckoning = record({
  day: businessDay(),
  /** When the book matures, with what late payments add to it. */
  maturesOn: ["matures_on", businessDay()],
  /** The last day on which the benefits may be had; null when there is none. */
  redeemUntil: ["redeem_until", z.nullable(businessDay())],
  /**
   * Days that instalments were paid after their due day and its grace, all together; where lateness costs a bonus, with
   * those for which they are overdue.
   */
  lateDays: ["late_days", z.int()],
  instalmentsPaid: ["instalments_paid", z.int()],
  /** How many have fallen due; before maturity never all of them. */
  instalmentsDue: ["instalments_due", z.int()],
  /** Of those, the paid ones, which steps count: paid ahead of its day an instalment counts on it, and the last at maturity. */
  instalmentsCounted: ["instalments_counted", z.int()],
  /** Since the client joined. */
  days: z.int(),
  paidPaise: ["paid_total", rupees()],
  /** Null when it rests on a rate of gold that is not set. */
  weightMg: ["weight_total", z.nullable(grams())],
  bonusPaise: ["bonus", rupees()],
  bonusMg: ["bonus_weight", z.nullable(grams())],
  lost: z.enum(benefitLosses),
  makingChargeWaiver: [
    "making_charge_waiver",
    // Of no kind but those with a share of their own, it is 0.
    z.nullable(record({ percent: percent({ mayBeNone: true }), capPaise: ["cap", z.nullable(rupees())] })),
  ],
  totalPaise: ["total", rupees()],
  totalMg: ["total_weight", z.nullable(grams())],
  /** All the gold at today's rate; null without one. */
  goldValuePaise: ["gold_value", z.nullable(rupees())],
  /** What all of it comes to: the rupees, or the gold and a bonus in rupees; null without a rate that it rests on. */
  worthPaise: ["worth", z.nullable(rupees())],
  /** All of it by the terms of its scheme, what was settled before included; null for a scheme of the time before. */
  valuation: z.nullable(valuation),
});
