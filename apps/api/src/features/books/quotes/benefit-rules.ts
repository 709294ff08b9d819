import type { BenefitRules, BenefitStep } from "@thangam/contracts/schemes/benefit-rules";
import type { Paise } from "@thangam/contracts/values/money";
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
  /** Since the saver joined. */
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

export type BenefitsLost = "none" | "too_early" | "late" | "too_late";

/** What the rules add to what was saved. Rupees round down to the paisa, gold down to the scheme's places. */
export interface Benefits {
  bonusPaise: bigint;
  bonusMg: bigint;
  makingChargeWaiver: { percent: number; capPaise: Paise | null } | null;
  lost: BenefitsLost;
}

interface Saved extends BenefitInput {
  /** One instalment. */
  amountPaise: bigint;
  paidPaise: bigint;
  /** The smallest weight that the scheme keeps. */
  weightStepMg: bigint;
}

export function benefitsOn(saved: Saved, progress: BenefitProgress, day: string): Benefits {
  const { rules } = saved;
  const { bonus, makingChargeWaiver: waiver } = rules;
  const nothing = { bonusPaise: 0n, bonusMg: 0n, makingChargeWaiver: null };
  if (bonus === null && waiver === null) return { ...nothing, lost: "none" };
  if (progress.redeemUntil !== null && day > progress.redeemUntil) return { ...nothing, lost: "too_late" };
  if (rules.late === "forfeit" && progress.lateDays > 0) return { ...nothing, lost: "late" };

  const kept = applyLatePenalty(rules, progress.lateDays);
  const share = bonus === null ? 0 : stepReached(bonus, progress);
  const waived = waiver === null ? 0 : stepReached(waiver, progress);
  const shareOf = ({ whole, parts }: Fraction) => (whole * BigInt(share) * BigInt(kept)) / (WHOLE * WHOLE * parts);
  const base = bonus === null ? null : baseOf(bonus, saved, progress, day);
  const amount = base === null ? 0n : shareOf(base);
  const isTooEarly = (bonus === null ? waived : share) === 0 || base?.whole === 0n;
  return {
    // Never more than was saved: the twin is settlements_bonus_check.
    bonusPaise: bonus?.of === "instalment" ? min(amount, saved.paidPaise) : 0n,
    bonusMg: bonus?.of === "weight" ? amount - (amount % saved.weightStepMg) : 0n,
    makingChargeWaiver: waiver === null || waived === 0 ? null : { percent: waived, capPaise: waiver.capPaise },
    lost: isTooEarly ? "too_early" : bonus !== null && kept === 0 ? "late" : "none",
  };
}

/** What a bonus is a share of, in paise or milligrams; 0 while nothing of it counts yet. */
function baseOf(
  { of, by }: NonNullable<BenefitRules["bonus"]>,
  saved: Saved,
  progress: BenefitProgress,
  day: string,
): Fraction {
  return of === "weight"
    ? { whole: countedMg(saved, progress, day), parts: 1n }
    : instalmentOf(by, saved, progress, day);
}

/** The gold of the instalments that count. */
function countedMg({ schedule }: BenefitInput, { instalmentsCounted }: BenefitProgress, day: string): bigint {
  const paid = schedule.filter(({ isPaid, dueOn }) => isPaid && dueOn <= day).slice(0, instalmentsCounted);
  return paid.reduce((sum, { weightMg }) => sum + weightMg, 0n);
}

/**
 * What a bonus by the instalment is a share of. Days pass by themselves, so by days it is as much of an instalment as
 * was paid of those due. Nobody has to pay what a flexible book is named after, so of it it is the amount that, paid on
 * every due day, would have kept as much money there for as long; at most the named one.
 */
function instalmentOf(by: "instalments" | "days", saved: Saved, progress: BenefitProgress, day: string): Fraction {
  const { paymentRule, amountPaise, schedule, held } = saved;
  const { instalmentsCounted, instalmentsDue } = progress;
  const due = BigInt(Math.max(1, instalmentsDue));
  if (paymentRule === "fixed" && by === "instalments") return { whole: amountPaise, parts: 1n };
  if (paymentRule === "fixed") return { whole: amountPaise * BigInt(instalmentsCounted), parts: due };
  const dueDays = schedule.flatMap(({ dueOn }) => (dueOn <= day ? [dueOn] : [])).slice(0, instalmentsDue);
  const daysHeld = (since: string) => BigInt(dueDays.filter((dueOn) => dueOn >= since).length);
  const kept = held.reduce((sum, money) => sum + money.amountPaise * daysHeld(money.since), 0n);
  // An instalment on each of the days would be kept for 1 + 2 + … of them.
  const parts = due * (due + 1n);
  return { whole: min(2n * kept, amountPaise * parts), parts };
}

/** Rounded once, at the end. */
interface Fraction {
  whole: bigint;
  parts: bigint;
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** Hundred percent, in hundredths. */
const WHOLE = 10_000n;

/** What late payments leave of the bonus, in hundredths of a percent: a part goes for each 30 days that are over. */
function applyLatePenalty({ late, latePercentPer30Days }: BenefitRules, lateDays: number): number {
  if (late !== "deduct") return Number(WHOLE);
  return Math.max(0, Number(WHOLE) - (latePercentPer30Days ?? 0) * Math.floor(lateDays / 30));
}

/** Of the last step that is reached; 0 before the first. */
function stepReached(
  { by, steps }: { by: "instalments" | "days"; steps: readonly BenefitStep[] },
  { instalmentsCounted, days }: BenefitProgress,
): number {
  const count = by === "instalments" ? instalmentsCounted : days;
  return steps.findLast(({ from }) => from <= count)?.percent ?? 0;
}

const DAY_MS = 86_400_000;

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** No later than the calendar of the portal goes, however late somebody pays. */
function addDays(day: string, days: number): BusinessDay {
  const later = Math.min(Date.parse(day) + days * DAY_MS, Date.parse("2200-12-31"));
  return businessDayOf(new Date(later).toISOString().slice(0, 10));
}
