import { milligrams, paise, paiseOrNull } from "@thangam/contracts/values/money";
import type { Milligrams, Paise } from "@thangam/contracts/values/money";
import { worthOfGold } from "@thangam/terms/gold";
import type { GoldTerms } from "@thangam/terms/terms";
import type { BookValuation } from "#features/books/quotes/quote.ts";

type Purity = GoldTerms["purity"];

/** What a book comes to on a day. */
export interface Worth {
  day: BookValuation["day"];
  paidPaise: Paise;
  weightMg: Milligrams | null;
  bonusPaise: Paise;
  bonusMg: Milligrams | null;
  totalMg: Milligrams | null;
  worthPaise: Paise | null;
}

/** The gold of a book, and its last rate; null of a book in rupees. */
export interface GoldOfBook {
  purity: Purity;
  ratePaisePerGram: bigint | null;
  /** By the ledger, where a quote does not know the weight without a rate of today. */
  savedMg: bigint;
}

/** On a day whose rate is not set gold is worth what it was by the last one. */
export function worthOf(valuation: Worth, gold: GoldOfBook | null): Worth {
  const { day, paidPaise, weightMg, bonusPaise, bonusMg, totalMg } = valuation;
  const known = { day, paidPaise, weightMg, bonusPaise, bonusMg, totalMg };
  if (gold === null || valuation.worthPaise !== null) return { ...known, worthPaise: valuation.worthPaise };
  const { ratePaisePerGram } = gold;
  const worthPaise =
    ratePaisePerGram === null ? null : worthOfGold(totalMg ?? gold.savedMg, ratePaisePerGram) + bonusPaise;
  return { ...known, worthPaise: paiseOrNull(worthPaise) };
}

/** A book that is valued today and at its maturity. */
export interface ValuedBook {
  today: Worth;
  atMaturity: Worth;
  gold: GoldOfBook | null;
}

/** All of somebody's books together. A sum that rests on something unknown is unknown. */
export function ownedOf(books: readonly ValuedBook[]) {
  const mgByPurity = new Map<Purity, bigint>();
  let savedPaise = 0n;
  let paidPaise = 0n;
  for (const { today, gold } of books) {
    paidPaise += today.paidPaise;
    if (gold === null) savedPaise += today.paidPaise;
    else mgByPurity.set(gold.purity, (mgByPurity.get(gold.purity) ?? 0n) + (today.weightMg ?? gold.savedMg));
  }
  return {
    paise: paise(savedPaise),
    gold: Array.from(mgByPurity, ([purity, weightMg]) => ({ purity, weightMg: milligrams(weightMg) })),
    worthPaise: sumOf(books.map(({ today }) => today.worthPaise)),
    paidPaise: paise(paidPaise),
    atMaturityPaise: sumOf(books.map(({ atMaturity }) => atMaturity.worthPaise)),
  };
}

function sumOf(amounts: readonly (bigint | null)[]): Paise | null {
  return paiseOrNull(
    amounts.reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n),
  );
}
