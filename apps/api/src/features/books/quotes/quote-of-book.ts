import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import type { Milligrams } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { dayOf, numberOf } from "@thangam/terms/days";
import { readyDay } from "@thangam/terms/schedule";
import type { LateTerms, Terms } from "@thangam/terms/terms";
import { termsOf } from "#features/schemes/index.ts";
import type { Reader } from "#platform/database/db.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { quoteFactsOf } from "./quote-store.ts";
import { lostByLateness, quoteOf } from "./quote.ts";
import type { LostBonus, Quote } from "./quote.ts";
import { termsFactsOf } from "./terms-facts-store.ts";
import type { TermsFacts } from "./terms-quote.ts";
import { lostByTerms, quoteByTerms } from "./terms-quote.ts";

interface Quoted {
  quote: Quote;
  terms: Terms | null;
  benefits: BenefitRules;
  /** Of the day and of the gold that the book saves. */
  ratePaisePerGram: bigint | null;
  /** What the quote by terms follows from. */
  facts: TermsFacts | null;
  lateness: Lateness;
}

/** What being late with an instalment means. */
interface Lateness {
  /** Until when one that falls due on a day costs nothing. */
  safeUntil: (dueOn: BusinessDay) => BusinessDay;
  costs: "bonus" | "maturity" | null;
  /** What paying what is overdue today, and not on its day, takes off the bonus. */
  lost: () => LostBonus;
}

/** What is owed on a book on a day, read in the caller's transaction: by the terms of its scheme, or by older rules. */
export async function quoteOfBook(db: Reader, book: BookRow, day: BusinessDay): Promise<Quoted> {
  const terms = termsOf(book.terms);
  if (terms === null) {
    const facts = await quoteFactsOf(db, book, day);
    const { rules: benefits, ratePaisePerGram } = facts;
    const lateness = {
      safeUntil: (dueOn: BusinessDay) => daysAfter(dueOn, benefits.graceDays),
      costs: costsOf[benefits.late],
      lost: () => lostByLateness(facts, day),
    };
    return { quote: quoteOf(facts, day), terms, benefits, ratePaisePerGram, facts: null, lateness };
  }
  const facts = await termsFactsOf(db, book, terms, day);
  const { ratePaisePerGram } = facts;
  const lateness = { ...latenessOfTerms(terms, facts.saved.joinedOn), lost: () => lostByTerms(facts, day) };
  return { quote: quoteByTerms(facts, day), terms, benefits: noBenefits, ratePaisePerGram, facts, lateness };
}

const costsOf = { none: null, shift: "maturity", deduct: "bonus", forfeit: "bonus" } as const satisfies Record<
  BenefitRules["late"],
  Lateness["costs"]
>;

/** Where lateness itself costs nothing, a rest moves the maturity only by what is paid so late that it ends behind that. */
function latenessOfTerms({ late, schedule }: Terms, joinedOn: string): Pick<Lateness, "safeUntil" | "costs"> {
  const takesBonus = late !== undefined && losesSome(late);
  if (takesBonus || late?.moves !== undefined)
    return { safeUntil: (dueOn) => daysAfter(dueOn, late.grace), costs: takesBonus ? "bonus" : "maturity" };
  if (schedule.rests === undefined) return { safeUntil: (dueOn) => dueOn, costs: null };
  const lastPaid = businessDayOf(dayOf(readyDay(schedule, numberOf(joinedOn)) - schedule.rests));
  return { safeUntil: (dueOn) => (dueOn > lastPaid ? dueOn : lastPaid), costs: "maturity" };
}

function losesSome({ lose }: LateTerms): boolean {
  if (lose === "all") return true;
  return ("points" in lose ? lose.points : lose.share) !== 0;
}

function daysAfter(day: BusinessDay, days: number): BusinessDay {
  return businessDayOf(dayOf(numberOf(day) + days));
}

/** What is owed on a book of a scheme without terms. */
export async function olderQuoteOf(db: Reader, book: BookRow, day: BusinessDay): Promise<Quote<Milligrams>> {
  return quoteOf(await quoteFactsOf(db, book, day), day);
}
