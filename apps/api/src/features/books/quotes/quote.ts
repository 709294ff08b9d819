import { milligrams, paise, paiseOrNull } from "@thangam/contracts/values/money";
import type { Milligrams, Paise } from "@thangam/contracts/values/money";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { worthOfGold } from "@thangam/terms/gold";
import type { Valuation } from "@thangam/terms/valuation-types";
import { progressOn } from "./benefit-progress.ts";
import type { BenefitInput, BenefitProgress, ScheduledInstalment } from "./benefit-progress.ts";
import { benefitsOn } from "./benefit-rules.ts";
import type { BenefitsLost } from "./benefit-rules.ts";

/** All that a quote follows from; `quoteFactsOf` loads it. */
export interface QuoteFacts extends BenefitInput {
  accrual: "amount" | "weight";
  /** One instalment. */
  amountPaise: bigint;
  /** The smallest weight that the scheme keeps. */
  weightStepMg: bigint;
  /** Does the book take payments? */
  isOpen: boolean;
  instalmentsPaid: number;
  paidPaise: bigint;
  weightMg: bigint;
  /** Today's rate of 22 carat gold; null when none was set. */
  ratePaisePerGram: bigint | null;
  /** What the open instalments would bring at it. */
  openWeightMg: bigint | null;
}

/** What the shop owes on a book on one day. */
export interface BookValuation<Gold extends Milligrams | null = Milligrams | null> extends BenefitProgress {
  day: BusinessDay;
  instalmentsPaid: number;
  paidPaise: Paise;
  /** Null when it rests on a rate of gold that is not set; as all weights here. */
  weightMg: Gold;
  bonusPaise: Paise;
  bonusMg: Gold;
  lost: BenefitsLost;
  makingChargeWaiver: { percent: number; capPaise: Paise | null } | null;
  totalPaise: Paise;
  totalMg: Gold;
  /** All the gold at today's rate; null without one. */
  goldValuePaise: Paise | null;
  /** Of a scheme in rupees the total; of one in gold the gold's value and a bonus in rupees, null without a rate. */
  worthPaise: Paise | null;
  /** Of a scheme with terms all that they give. */
  valuation: Valuation | null;
}

export interface Quote<Gold extends Milligrams | null = Milligrams | null> {
  asOf: BusinessDay;
  today: BookValuation<Gold>;
  atMaturity: BookValuation;
  supposes: "all_paid" | "as_it_stands";
}

/** What is owed on a book today, and what will be at maturity. Staff, customers and the settlement get the same figures. */
export function quoteOf(facts: QuoteFacts, today: BusinessDay): Quote<Milligrams> {
  const isMoreToPay = facts.isOpen && facts.paymentRule === "fixed" && facts.schedule.some(({ isPaid }) => !isPaid);
  const whole = isMoreToPay ? paidToTheEnd(facts, today) : facts;
  const { maturesOn } = progressOn(whole, today);
  const atMaturity = valuationOfBook(whole, maturesOn > today ? maturesOn : today);
  const isGoldKnown = !isMoreToPay || facts.accrual === "amount" || facts.openWeightMg !== null;
  return {
    asOf: today,
    today: valuationOfBook(facts, today),
    atMaturity: isGoldKnown ? atMaturity : withoutGold(atMaturity),
    supposes: isMoreToPay ? "all_paid" : "as_it_stands",
  };
}

/** Of a bonus: what it is less by. */
export interface LostBonus {
  paise: bigint;
  mg: bigint;
}

/** How much less bonus there is at maturity because what is overdue is paid today and was not on its day. */
export function lostByLateness(facts: QuoteFacts, today: BusinessDay): LostBonus {
  const bonusOf = (paidOn: string | null): LostBonus => {
    const whole = paidToTheEnd(facts, paidOn);
    const { maturesOn } = progressOn(whole, today);
    const { bonusPaise, bonusMg } = valuationOfBook(whole, maturesOn > today ? maturesOn : today);
    return { paise: bonusPaise, mg: bonusMg };
  };
  return lessOf(bonusOf(null), bonusOf(today));
}

/** By how much a bonus is less than another one. */
export function lessOf(whole: LostBonus, left: LostBonus): LostBonus {
  const less = (most: bigint, least: bigint) => (most > least ? most - least : 0n);
  return { paise: less(whole.paise, left.paise), mg: less(whole.mg, left.mg) };
}

/**
 * The book once every open instalment is paid, all of its gold at today's rate. What is overdue is paid today, or was never late
 * where `overduePaidOn` is null; what is to come is paid before its due day then, which is not late and counts on the due day
 * all the same.
 */
function paidToTheEnd(facts: QuoteFacts, overduePaidOn: string | null): QuoteFacts {
  const firstOpen = facts.schedule.findIndex(({ isPaid }) => !isPaid);
  const paid = (row: ScheduledInstalment, index: number): ScheduledInstalment => {
    const { dueOn, isPaid } = row;
    // All the gold to come stands on the first of them: at maturity all of them count.
    const weightMg = index === firstOpen ? (facts.openWeightMg ?? 0n) : 0n;
    return isPaid ? row : { dueOn, isPaid: true, paidOn: overduePaidOn, weightMg };
  };
  const open = facts.schedule.filter(({ isPaid }) => !isPaid).length;
  return {
    ...facts,
    schedule: facts.schedule.map(paid),
    instalmentsPaid: facts.instalmentsPaid + open,
    paidPaise: facts.paidPaise + facts.amountPaise * BigInt(open),
    weightMg: facts.weightMg + (facts.openWeightMg ?? 0n),
  };
}

function valuationOfBook(facts: QuoteFacts, day: BusinessDay): BookValuation<Milligrams> {
  const { accrual, paidPaise, weightMg, ratePaisePerGram } = facts;
  const progress = progressOn(facts, day);
  const { bonusPaise, bonusMg, makingChargeWaiver, lost } = benefitsOn(facts, progress, day);
  const totalPaise = paidPaise + bonusPaise;
  const totalMg = weightMg + bonusMg;
  const isInGold = accrual === "weight";
  const goldPaise = isInGold && ratePaisePerGram !== null ? worthOfGold(totalMg, ratePaisePerGram) : null;
  const goldAndBonusPaise = goldPaise === null ? null : goldPaise + bonusPaise;
  return {
    ...progress,
    day,
    instalmentsPaid: facts.instalmentsPaid,
    paidPaise: paise(paidPaise),
    weightMg: milligrams(weightMg),
    bonusPaise: paise(bonusPaise),
    bonusMg: milligrams(bonusMg),
    lost,
    makingChargeWaiver,
    totalPaise: paise(totalPaise),
    totalMg: milligrams(totalMg),
    goldValuePaise: paiseOrNull(goldPaise),
    worthPaise: isInGold ? paiseOrNull(goldAndBonusPaise) : paise(totalPaise),
    valuation: null,
  };
}

function withoutGold(valuation: BookValuation): BookValuation {
  return { ...valuation, weightMg: null, bonusMg: null, totalMg: null, goldValuePaise: null, worthPaise: null };
}
