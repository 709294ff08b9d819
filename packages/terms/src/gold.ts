import { floorOf, halfUpOf, isBelow, sumOf, sumOfKnown, whole } from "./fractions.ts";
import type { Fraction } from "./fractions.ts";
import type { GoldTerms, Payment } from "./terms.ts";

/** The gold of a book; null where a rate is not known. */
export interface BookGold {
  rows: (bigint | null)[];
  savedMg: bigint | null;
  roundingMg: bigint | null;
  isFinal: boolean;
}

export function goldOf(gold: GoldTerms, payments: readonly Payment[], askedRate: bigint | undefined): BookGold {
  const rateOf = ratesBy(gold.rate, payments, askedRate);
  const exact = payments.map((payment): Fraction | null => {
    if (payment.weight !== undefined) return whole(payment.weight);
    const rate = rateOf(payment);
    return rate === null ? null : { over: payment.paise * 1000n * rate.under, under: rate.over };
  });
  const rows = payments.map(({ weight }, at) => weight ?? rounded(gold, exact[at] ?? null));
  const rowsMg = sumOfKnown(rows);
  const savedMg = gold.round.total === "sum" ? rowsMg : rounded(gold, exactSum(exact));
  const roundingMg = savedMg === null || rowsMg === null ? null : savedMg - rowsMg;
  return { rows, savedMg, roundingMg, isFinal: gold.rate === "payment" || gold.rate === "next_day" };
}

/** What gold is worth in paise at a rate, rounded down. */
export function worthOfGold(weightMg: bigint, ratePaisePerGram: bigint): bigint {
  return (weightMg * ratePaisePerGram) / 1000n;
}

/** The smallest weight that the terms write: 10 mg with two places. */
export function placeOf(gold: GoldTerms | undefined): bigint {
  return gold?.round.places === 2 ? 10n : 1n;
}

function rounded(gold: GoldTerms, exact: Fraction | null): bigint | null {
  if (exact === null) return null;
  return gold.round.mode === "down" ? floorOf(exact, placeOf(gold)) : halfUpOf(exact, placeOf(gold));
}

/** Those with the same number below first, because there are fewer rates than payments. */
function exactSum(exact: readonly (Fraction | null)[]): Fraction | null {
  const byRate = new Map<bigint, bigint>();
  for (const fraction of exact) {
    if (fraction === null) return null;
    byRate.set(fraction.under, (byRate.get(fraction.under) ?? 0n) + fraction.over);
  }
  return sumOf([...byRate].map(([under, over]) => ({ over, under })));
}

type RateOf = (payment: Payment) => Fraction | null;

function ratesBy(rate: GoldTerms["rate"], payments: readonly Payment[], asked: bigint | undefined): RateOf {
  const askedRate = known(asked);
  switch (rate) {
    case "payment":
    case "next_day":
      return (payment) => known(payment.rate);
    case "lower_of":
      return (payment) => lower(known(payment.rate), askedRate);
    case "redemption":
      return () => askedRate;
    case "average": {
      const mean = meanOf(payments);
      return () => mean;
    }
    case "lowest": {
      const lowest = ratesOf(payments)?.reduce((one, other) => (other < one ? other : one));
      return () => known(lowest);
    }
  }
}

function known(rate: bigint | undefined): Fraction | null {
  return rate === undefined ? null : whole(rate);
}

function lower(one: Fraction | null, other: Fraction | null): Fraction | null {
  if (one === null || other === null) return null;
  return isBelow(other, one) ? other : one;
}

function meanOf(payments: readonly Payment[]): Fraction | null {
  const rates = ratesOf(payments);
  if (rates === null) return null;
  return { over: rates.reduce((sum, rate) => sum + rate, 0n), under: BigInt(rates.length) };
}

/** Of all payments; one that was weighed counts if it has a rate. Null: one is not known, or there is none. */
function ratesOf(payments: readonly Payment[]): bigint[] | null {
  const rates: bigint[] = [];
  for (const { rate, weight } of payments) {
    if (rate !== undefined) rates.push(rate);
    else if (weight === undefined) return null;
  }
  return rates.length === 0 ? null : rates;
}
