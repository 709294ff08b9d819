import { benefitOn } from "./benefits.ts";
import { bookOn } from "./book.ts";
import type { Book } from "./book.ts";
import { dayOf } from "./days.ts";
import { sum, sumOfKnown } from "./fractions.ts";
import { exitOn, isGiftGiven } from "./leaving.ts";
import type { Asked, Saved, Terms } from "./terms.ts";
import { topupsOn } from "./topups.ts";
import type { Topups } from "./topups.ts";
import type { BenefitOn, State, Valuation } from "./valuation-types.ts";

/** What a book is worth on a day, by its terms and by what happened on it up to then. The twin: terms_valuation. */
export function valuationOn(terms: Terms, saved: Saved, asked: Asked): Valuation {
  const book = bookOn(terms, saved, asked);
  return {
    day: asked.day,
    joinedOn: saved.joinedOn,
    maturesOn: dayOf(book.maturity),
    opensOn: dayOf(book.opening),
    closesOn: book.closing === null ? null : dayOf(book.closing),
    state: stateOf(book),
    paidPaise: book.paidPaise,
    paidCount: book.paidCount,
    instalments: instalmentsOf(book),
    rows: book.payments.map(({ day, paise }, at) => ({ day, paise, mg: book.gold?.rows[at] ?? null })),
    savedMg: book.gold?.savedMg ?? null,
    roundingMg: book.gold?.roundingMg ?? null,
    isGoldFinal: book.gold?.isFinal ?? true,
    exit: exitOn(book),
    giftGiven: isGiftGiven(book),
    ...sumsOf(book),
  };
}

function stateOf({ asked, closing, opening, maturity }: Book): State {
  if (closing !== null && asked > closing) return "closed";
  if (asked < opening) return "not_open";
  return asked < maturity ? "saving" : "mature";
}

function instalmentsOf({ instalments }: Book): Valuation["instalments"] {
  return instalments.map(({ due, paid, lateDays }, at) => ({
    number: at + 1,
    dueOn: dayOf(due),
    paidOn: paid === null ? null : dayOf(paid),
    lateDays,
  }));
}

type Sums = Pick<
  Valuation,
  "benefits" | "topupPaise" | "topupMg" | "bonusPaise" | "bonusMg" | "totalPaise" | "totalMg"
>;

function sumsOf(book: Book): Sums {
  const benefits = book.terms.benefits.map((benefit) => benefitOn(benefit, book));
  const topups = topupsOn(book);
  const bonusPaise = sum(benefits.map(({ paise }) => paise)) + topups.paise;
  const bonusMg = book.gold === null ? null : bonusGoldOf(benefits, topups);
  return {
    benefits,
    topupPaise: topups.paise,
    topupMg: topups.mg,
    bonusPaise,
    bonusMg,
    totalPaise: book.gold === null ? book.paidPaise + bonusPaise : bonusPaise,
    totalMg: book.gold === null ? null : sumOfKnown([book.gold.savedMg, bonusMg]),
  };
}

function bonusGoldOf(benefits: readonly BenefitOn[], topups: Topups): bigint | null {
  const inGold = benefits.filter(({ as }) => as === "gold");
  return sumOfKnown([...inGold.map(({ mg }) => mg), topups.mg]);
}
