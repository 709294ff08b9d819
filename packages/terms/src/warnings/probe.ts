import { dayOf, numberOf } from "#days.ts";
import { worthOfGold } from "#gold.ts";
import { readyDay } from "#schedule.ts";
import type { Day, Payment, Saved, Terms } from "#terms.ts";
import { punctualPayments, toldDays } from "#told-days.ts";
import { valuationOn } from "#valuation.ts";
import type { Valuation } from "#valuation-types.ts";

/** A saver whom the evaluator is asked about: who joins on a day and pays as said, gold at one rate. */
export interface Probe {
  terms: Terms;
  saved: Saved;
  rate: bigint;
}

/** In a year with a leap day before it is over. */
export const JOINED: Day = "2027-06-01";

/** An instalment buys a gram, so that little is lost to rounding. */
export function probe(terms: Terms, instalment: bigint, payments: Payment[], joinedOn = JOINED): Probe {
  return { terms, saved: { joinedOn, instalment, payments }, rate: instalment };
}

export function punctual(terms: Terms, instalment: bigint, joinedOn = JOINED): Probe {
  return probe(terms, instalment, punctualPayments(terms, instalment, joinedOn, instalment), joinedOn);
}

export function askOn({ terms, saved, rate }: Probe, day: Day): Valuation {
  return valuationOn(terms, saved, { day, rate });
}

export function maturityOf(terms: Terms, joinedOn = JOINED): Day {
  return dayOf(readyDay(terms.schedule, numberOf(joinedOn)));
}

/** The days on which somebody may gain most: when something changes, and the last day of all. */
export function askedDays(terms: Terms, joinedOn = JOINED): Day[] {
  const told = toldDays(terms, joinedOn);
  const { closesOn } = valuationOn(terms, { joinedOn, instalment: 1n, payments: [] }, { day: joinedOn });
  return closesOn === null ? told : [...told, closesOn];
}

/** All that the shop adds, in hundredths of a percent of what was paid. */
export function gainOf({ bonusPaise, bonusMg, paidPaise }: Valuation, rate: bigint): number {
  const worth = bonusPaise + worthOfGold(bonusMg ?? 0n, rate);
  return paidPaise === 0n ? 0 : Number((worth * 10_000n) / paidPaise);
}

/** The share of the making charge that a bill leaves out, in hundredths of a percent. */
export function waivedOf({ benefits }: Valuation): number {
  return Math.max(0, ...benefits.map(({ making }) => making?.percent ?? 0));
}
