import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import type { Milligrams } from "@thangam/contracts/values/money";
import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Terms } from "@thangam/terms/terms";
import { termsOf } from "#features/schemes/index.ts";
import type { Reader } from "#platform/database/db.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { quoteFactsOf } from "./quote-store.ts";
import { quoteOf } from "./quote.ts";
import type { Quote } from "./quote.ts";
import { termsFactsOf } from "./terms-facts-store.ts";
import type { TermsFacts } from "./terms-quote.ts";
import { quoteByTerms } from "./terms-quote.ts";

interface Quoted {
  quote: Quote;
  terms: Terms | null;
  benefits: BenefitRules;
  /** Of the day and of the gold that the book saves. */
  ratePaisePerGram: bigint | null;
  /** What the quote by terms follows from. */
  facts: TermsFacts | null;
}

/** What is owed on a book on a day, read in the caller's transaction: by the terms of its scheme, or by older rules. */
export async function quoteOfBook(db: Reader, book: BookRow, day: BusinessDay): Promise<Quoted> {
  const terms = termsOf(book.terms);
  if (terms === null) {
    const { rules: benefits, ratePaisePerGram, ...facts } = await quoteFactsOf(db, book, day);
    const quote = quoteOf({ ...facts, rules: benefits, ratePaisePerGram }, day);
    return { quote, terms, benefits, ratePaisePerGram, facts: null };
  }
  const facts = await termsFactsOf(db, book, terms, day);
  const { ratePaisePerGram } = facts;
  return { quote: quoteByTerms(facts, day), terms, benefits: noBenefits, ratePaisePerGram, facts };
}

/** What is owed on a book of a scheme without terms. */
export async function olderQuoteOf(db: Reader, book: BookRow, day: BusinessDay): Promise<Quote<Milligrams>> {
  return quoteOf(await quoteFactsOf(db, book, day), day);
}
