import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

/** An instalment of a book. Of a book that takes any payment at any time each payment is the next one. */
export interface ScheduledInstalment {
  dueOn: string;
  isPaid: boolean;
  /** Null while it is open, and where nothing is late: of a flexible book, and paid before the book came here. */
  paidOn: string | null;
  /** The gold that it brought. */
  weightMg: bigint;
}

/** Money of a book that takes any payment at any time, and since when it lies there. */
export interface HeldMoney {
  since: string;
  amountPaise: bigint;
}

/** What steps and lateness are reckoned from. */
export interface BenefitInput {
  rules: BenefitRules;
  paymentRule: "fixed" | "flexible";
  /** How many the book runs. */
  instalments: number;
  schedule: readonly ScheduledInstalment[];
  /** Of a flexible book; of one with fixed instalments nothing. */
  held: readonly HeldMoney[];
  joinedOn: string;
  /** Before late payments move it. */
  maturesOn: string;
}

/** Where a book stands in its rules on one day. */
export interface BenefitProgress {
  maturesOn: BusinessDay;
  redeemUntil: BusinessDay | null;
  lateDays: number;
  /** Instalments that have fallen due; before maturity never all of them. */
  instalmentsDue: number;
  /** Those of them that are paid, which steps count. */
  instalmentsCounted: number;
  /** Since the client joined. */
  days: number;
}

/**
 * Paid ahead of its day, an instalment counts on it, and the last one when the book matures: else who pays all of them on
 * the first day could take the bonus on the second.
 */
export function progressOn(input: BenefitInput, day: string): BenefitProgress {
  const { rules, schedule, instalments } = input;
  const lateDays = lateDaysOf(schedule, rules, day);
  const maturesOn = addDays(input.maturesOn, shiftOf(input));
  const due = schedule.filter(({ dueOn }) => dueOn <= day);
  const most = day < maturesOn ? instalments - 1 : instalments;
  return {
    maturesOn,
    redeemUntil: rules.redeemWithinDays === null ? null : addDays(maturesOn, rules.redeemWithinDays),
    lateDays,
    instalmentsDue: Math.min(due.length, most),
    instalmentsCounted: Math.min(due.filter(({ isPaid }) => isPaid).length, most),
    days: Math.max(0, daysFrom(input.joinedOn, day)),
  };
}

/**
 * Days that instalments were paid after their due day and its grace, all together. Where lateness costs a bonus, what is
 * overdue is as late as the day: else who stopped paying would stand better than who paid late.
 */
function lateDaysOf(schedule: readonly ScheduledInstalment[], { late, graceDays }: BenefitRules, day: string): number {
  const countsOpen = late === "deduct" || late === "forfeit";
  return schedule.reduce((sum, { dueOn, isPaid, paidOn }) => {
    const until = isPaid || !countsOpen ? paidOn : day;
    return sum + (until === null ? 0 : Math.max(0, daysFrom(dueOn, until) - graceDays));
  }, 0);
}

/** The days by which late payments move maturity: those that came while there was still something to redeem. */
function shiftOf({ rules: { late, graceDays, redeemWithinDays }, schedule, maturesOn }: BenefitInput): number {
  if (late !== "shift") return 0;
  let days = 0;
  const paid = schedule.flatMap(({ dueOn, paidOn }) => (paidOn === null ? [] : [{ dueOn, paidOn }]));
  for (const { dueOn, paidOn } of paid.toSorted((one, other) => daysFrom(other.paidOn, one.paidOn))) {
    if (redeemWithinDays !== null && paidOn > addDays(maturesOn, days + redeemWithinDays)) return days;
    days += Math.max(0, daysFrom(dueOn, paidOn) - graceDays);
  }
  return days;
}

const DAY_MS = 86_400_000;

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** No later than the calendar of the portal goes, however late somebody pays. */
function addDays(day: string, days: number): BusinessDay {
  const later = Math.min(Date.parse(day) + days * DAY_MS, Date.parse("2199-12-31"));
  return businessDayOf(new Date(later).toISOString().slice(0, 10));
}
