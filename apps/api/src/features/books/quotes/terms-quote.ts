import { milligramsOrNull, paise, paiseOrNull } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { worthOfGold } from "@thangam/terms/gold";
import { leftOf } from "@thangam/terms/settlement";
import type { Taken } from "@thangam/terms/settlement-types";
import type { Payment, Saved, Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import type { Valuation } from "@thangam/terms/valuation-types";
import type { BenefitsLost } from "./benefit-rules.ts";
import { lessOf } from "./quote.ts";
import type { BookValuation, LostBonus, Quote } from "./quote.ts";

/** All that a quote by terms follows from; `termsFactsOf` loads it. */
export interface TermsFacts {
  terms: Terms;
  saved: Saved;
  /** Of the day and of the gold that the terms save; null when none was set. */
  ratePaisePerGram: bigint | null;
  /** Does the book take payments? */
  isOpen: boolean;
  /** What was settled before. */
  before: Taken;
}

/** What is owed on a book under terms today, and what will be at maturity. */
export function quoteByTerms(facts: TermsFacts, today: BusinessDay): Quote {
  const now = valuedOn(facts, facts.saved, today);
  const open = facts.isOpen ? now.instalments.filter(({ paidOn }) => paidOn === null) : [];
  const whole = open.length === 0 ? facts.saved : paidToTheEnd(facts, open, today);
  return {
    asOf: today,
    today: bookValuation(facts, now),
    atMaturity: bookValuation(facts, valuedOn(facts, whole, maturityOf(facts, whole, now))),
    supposes: open.length === 0 ? "as_it_stands" : "all_paid",
  };
}

/** How much less bonus there is at maturity because what is overdue is paid today and was not on its day. */
export function lostByTerms(facts: TermsFacts, today: BusinessDay): LostBonus {
  const now = valuedOn(facts, facts.saved, today);
  const open = now.instalments.filter(({ paidOn }) => paidOn === null);
  const bonusOf = (whole: Saved): LostBonus => {
    const { bonusPaise, bonusMg } = valuedOn(facts, whole, maturityOf(facts, whole, now));
    return { paise: bonusPaise, mg: bonusMg ?? 0n };
  };
  return lessOf(bonusOf(paidToTheEnd(facts, open, "")), bonusOf(paidToTheEnd(facts, open, today)));
}

/** What the payments of a book come to on a day by its terms. */
export function valuedOn({ terms, ratePaisePerGram: rate }: TermsFacts, saved: Saved, day: string): Valuation {
  return valuationOn(terms, saved, rate === null ? { day } : { day, rate });
}

/** The book once each open instalment is paid: on its due day, and not before `from`. */
function paidToTheEnd(
  { saved, ratePaisePerGram: rate }: TermsFacts,
  open: readonly { dueOn: string }[],
  from: string,
): Saved {
  const coming = open.map(({ dueOn }): Payment => {
    const paid = { day: dueOn > from ? dueOn : from, paise: saved.instalment };
    return rate === null ? paid : { ...paid, rate };
  });
  const payments = [...saved.payments, ...coming].toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
  return { ...saved, payments };
}

/** What is paid late today may move it. */
function maturityOf(facts: TermsFacts, whole: Saved, { day: today, maturesOn }: Valuation): string {
  const lastPaid = whole.payments.at(-1)?.day ?? today;
  const [asked = today] = [today, maturesOn, lastPaid].toSorted().toReversed();
  const matures = valuedOn(facts, whole, asked).maturesOn;
  return matures > today ? matures : today;
}

function bookValuation(facts: TermsFacts, valuation: Valuation): BookValuation {
  const { terms, before, ratePaisePerGram: rate } = facts;
  const left = leftOf(terms, valuation, before);
  const isInGold = terms.gold !== undefined;
  const paidPaise = left?.paise ?? valuation.paidPaise - before.paise;
  const bonusPaise = left?.bonusPaise ?? valuation.bonusPaise;
  const totalMg = left === null ? null : left.mg + left.bonusMg;
  const goldPaise = isInGold && rate !== null && totalMg !== null ? worthOfGold(totalMg, rate) : null;
  return {
    ...progressOf(valuation),
    paidPaise: paise(paidPaise),
    weightMg: milligramsOrNull(left?.mg ?? null),
    bonusPaise: paise(bonusPaise),
    bonusMg: milligramsOrNull(left?.bonusMg ?? null),
    lost: lossOf(valuation),
    makingChargeWaiver: waiverOf(valuation),
    totalPaise: paise(paidPaise + bonusPaise),
    totalMg: milligramsOrNull(totalMg),
    goldValuePaise: paiseOrNull(goldPaise),
    worthPaise: isInGold ? (goldPaise === null ? null : paise(goldPaise + bonusPaise)) : paise(paidPaise + bonusPaise),
    valuation,
  };
}

function progressOf({ day, joinedOn, maturesOn, closesOn, instalments, paidCount }: Valuation) {
  return {
    day: businessDayOf(day),
    maturesOn: businessDayOf(maturesOn),
    redeemUntil: closesOn === null ? null : businessDayOf(closesOn),
    lateDays: instalments.reduce((sum, { lateDays }) => sum + lateDays, 0),
    instalmentsPaid: paidCount,
    instalmentsDue: instalments.filter(({ dueOn }) => dueOn <= day).length,
    instalmentsCounted: paidCount,
    days: Math.round((Date.parse(day) - Date.parse(joinedOn)) / 86_400_000),
  };
}

/** Of several benefits one that is given says that nothing is lost; else the first says why. */
function lossOf({ benefits }: Valuation): BenefitsLost {
  const [first] = benefits;
  if (first === undefined || benefits.some(({ reason }) => reason === "given")) return "none";
  return first.reason === "given" || first.reason === "not_open" ? "too_early" : first.reason;
}

function waiverOf({ benefits }: Valuation): BookValuation["makingChargeWaiver"] {
  const making = benefits.find((benefit) => benefit.making !== null)?.making ?? null;
  return making && { percent: making.percent, capPaise: making.cap === undefined ? null : paise(making.cap) };
}
