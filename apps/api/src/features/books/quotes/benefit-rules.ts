import type { BenefitRules, BenefitStep } from "@thangam/contracts/schemes/benefit-rules";
import type { Paise } from "@thangam/contracts/values/money";
import type { BenefitInput, BenefitProgress } from "./benefit-progress.ts";

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
