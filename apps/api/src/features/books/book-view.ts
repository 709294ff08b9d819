import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { termsOf } from "#features/schemes/index.ts";
import type { BookRow } from "./book-store.ts";
import { settlementView } from "./settling/settlement-view.ts";

/** A book as both staff and its owner see it. */
export function bookView(book: BookRow) {
  const isOpen = book.status === "approved";
  return {
    ...book,
    terms: termsOf(book.terms),
    status: bookStatusCodes.phraseOf(book.status),
    nextInstalment: isOpen ? book.nextInstalment : null,
    nextDueOn: isOpen ? book.nextDueOn : null,
    settlement: settlementView(book),
  };
}
