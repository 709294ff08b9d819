import type { BenefitRules, BenefitStep } from "@thangam/contracts/benefits";
import type { Paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

/** An instalment of a book that has fixed ones. */
export interface ScheduledInstalment {
  dueOn: string;
  isPaid: boolean;
  /** Null while it is open, and for one that was paid before the book came into the portal: that is never late. */
  paidOn: string | null;
}

/** What steps and lateness are reckoned from. */
export interface Standing {
  rules: BenefitRules;
  paymentRule: "fixed" | "flexible";
  /** How many the book runs. */
  instalments: number;
  instalmentsPaid: number;
  /** The instalments of a book of fixed ones; none of a flexible book. */
  schedule: readonly ScheduledInstalment[];
  joinedOn: string;
  /** Before late payments move it. */
  maturesOn: string;
}

/** Where a book stands in its rules on one day. */
export interface Reached {
  maturesOn: BusinessDay;
  redeemUntil: BusinessDay | null;
  lateDays: number;
  /** Instalments that steps count. */
  instalmentsCounted: number;
  /** Since the saver joined. */
  days: number;
}

/**
 * Paid ahead of its day, an instalment counts on it, and the last one when the book matures: else who pays all of them on
 * the first day could take the bonus on the second.
 */
export function reachedOn(standing: Standing, day: string): Reached {
  const { rules, schedule, paymentRule, instalments, instalmentsPaid } = standing;
  const lateDays = lateDaysOf(schedule, rules.graceDays);
  const maturesOn = laterBy(standing.maturesOn, rules.late === "shift" ? lateDays : 0);
  const due = schedule.filter(({ isPaid, dueOn }) => isPaid && dueOn <= day).length;
  const most = day < maturesOn ? instalments - 1 : instalments;
  return {
    maturesOn,
    redeemUntil: rules.redeemWithinDays === null ? null : laterBy(maturesOn, rules.redeemWithinDays),
    lateDays,
    instalmentsCounted: paymentRule === "fixed" ? Math.min(due, most) : instalmentsPaid,
    days: Math.max(0, daysFrom(standing.joinedOn, day)),
  };
}

/** Days that instalments were paid after their due day and its grace, all together. */
function lateDaysOf(schedule: readonly ScheduledInstalment[], graceDays: number): number {
  return schedule.reduce(
    (sum, { dueOn, paidOn }) => sum + (paidOn === null ? 0 : Math.max(0, daysFrom(dueOn, paidOn) - graceDays)),
    0,
  );
}

export type BenefitsLost = "none" | "too_early" | "late" | "too_late";

/** What the rules add to what was saved. Rupees round down to the paisa, gold down to the scheme's places. */
export interface Benefits {
  bonusPaise: bigint;
  bonusMg: bigint;
  makingChargeWaiver: { percent: number; capPaise: Paise | null } | null;
  lost: BenefitsLost;
}

interface Saved {
  /** One instalment. */
  amountPaise: bigint;
  weightMg: bigint;
  /** The smallest weight that the scheme keeps. */
  weightStepMg: bigint;
}

export function benefitsOn(rules: BenefitRules, reached: Reached, saved: Saved, day: string): Benefits {
  const { bonus, makingChargeWaiver: waiver } = rules;
  const nothing = { bonusPaise: 0n, bonusMg: 0n, makingChargeWaiver: null };
  if (bonus === null && waiver === null) return { ...nothing, lost: "none" };
  if (reached.redeemUntil !== null && day > reached.redeemUntil) return { ...nothing, lost: "too_late" };
  if (rules.late === "forfeit" && reached.lateDays > 0) return { ...nothing, lost: "late" };

  const kept = keptOf(rules, reached.lateDays);
  const share = bonus === null ? 0 : stepReached(bonus, reached);
  const waived = waiver === null ? 0 : stepReached(waiver, reached);
  const shareOf = (whole: bigint) => (whole * BigInt(share) * BigInt(kept)) / (WHOLE * WHOLE);
  const bonusMg = shareOf(saved.weightMg);
  return {
    bonusPaise: bonus?.of === "instalment" ? shareOf(saved.amountPaise) : 0n,
    bonusMg: bonus?.of === "weight" ? bonusMg - (bonusMg % saved.weightStepMg) : 0n,
    makingChargeWaiver: waiver === null || waived === 0 ? null : { percent: waived, capPaise: waiver.capPaise },
    lost: (bonus === null ? waived : share) === 0 ? "too_early" : bonus !== null && kept === 0 ? "late" : "none",
  };
}

/** Hundred percent, in hundredths. */
const WHOLE = 10_000n;

/** What late payments leave of the bonus, in hundredths of a percent: a part goes for each 30 days that are over. */
function keptOf({ late, latePercentPer30Days }: BenefitRules, lateDays: number): number {
  if (late !== "deduct") return Number(WHOLE);
  return Math.max(0, Number(WHOLE) - (latePercentPer30Days ?? 0) * Math.floor(lateDays / 30));
}

/** Of the last step that is reached; 0 before the first. */
function stepReached(
  { by, steps }: { by: "instalments" | "days"; steps: readonly BenefitStep[] },
  { instalmentsCounted, days }: Reached,
): number {
  const count = by === "instalments" ? instalmentsCounted : days;
  return steps.findLast(({ from }) => from <= count)?.percent ?? 0;
}

const DAY_MS = 86_400_000;

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** No later than the calendar of the portal goes, however late somebody pays. */
function laterBy(day: string, days: number): BusinessDay {
  const later = Math.min(Date.parse(day) + days * DAY_MS, Date.parse("2200-12-31"));
  return businessDayOf(new Date(later).toISOString().slice(0, 10));
}
