import * as z from "zod/mini";
import { benefits } from "#schemes/benefits.ts";
import { bookStatuses } from "./books.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { accruals, paymentRules } from "#schemes/schemes.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { percent } from "#values/percent.ts";
import { businessDay } from "#values/time.ts";
import { dataOf, record } from "#kernel/wire.ts";

/**
 * Why there are no benefits. too_early: no step is reached. late: instalments were paid late. too_late: the time to redeem is
 * over. none: nothing is lost.
 */
export const benefitLosses = ["none", "too_early", "late", "too_late"] as const;

/** What the shop owes on a book on one day. */
const reckoning = record({
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
  /** Since the saver joined. */
  days: z.int(),
  paidPaise: ["paid_total", rupees()],
  /** Null when it rests on a rate of gold that is not set. */
  weightMg: ["weight_total", z.nullable(grams())],
  bonusPaise: ["bonus", rupees()],
  bonusMg: ["bonus_weight", z.nullable(grams())],
  lost: z.enum(benefitLosses),
  makingChargeWaiver: [
    "making_charge_waiver",
    z.nullable(record({ percent: percent(), capPaise: ["cap", z.nullable(rupees())] })),
  ],
  totalPaise: ["total", rupees()],
  totalMg: ["total_weight", z.nullable(grams())],
  /** All the gold at today's rate; null without one. */
  goldValuePaise: ["gold_value", z.nullable(rupees())],
  /** What all of it comes to: the rupees, or the gold and a bonus in rupees; null without a rate that it rests on. */
  worthPaise: ["worth", z.nullable(rupees())],
});

export const quoteBook = operation({
  wire: "Quote_Book",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["customer", "admin", can("clients.view")],
  summary: "What the shop owes on a book if it is redeemed today, and at maturity: savings, gold and bonus.",
  input: record({ bookId: ["chitid", id({ missing: "account_number_missing" })] }),
  output: dataOf(
    record({
      bookId: ["chitid", id()],
      status: ["chitstatus", z.enum(bookStatuses)],
      accrual: z.enum(accruals),
      paymentRule: ["payment_rule", z.enum(paymentRules)],
      asOf: ["as_of", businessDay()],
      today: reckoning,
      atMaturity: ["at_maturity", reckoning],
      /**
       * What maturity supposes. all_paid: what is open is paid in time, what is overdue today. as_it_stands: nothing more
       * is paid.
       */
      supposes: z.enum(["all_paid", "as_it_stands"]),
      /** Today's rate of 22 carat gold, rupees per gram; null when none was set today. */
      ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
      /** The rules of the version that the book stands on. */
      benefits,
      /** One instalment. */
      amountPaise: ["fld_chitamount", rupees()],
      instalments: ["fld_duration", z.int()],
    }),
  ),
  refusals: ["book_not_found", "book_settled"],
});
