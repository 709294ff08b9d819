import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Reader } from "#platform/database/db.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { quoteFactsOf } from "./quote-store.ts";
import { quoteOf } from "./quote.ts";
import type { Quote } from "./quote.ts";

/** What is owed on a book on a day, read in the caller's transaction. */
export async function quoteOfBook(db: Reader, book: BookRow, day: BusinessDay): Promise<Quote> {
  return quoteOf(await quoteFactsOf(db, book, day), day);
}
