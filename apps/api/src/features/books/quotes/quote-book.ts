import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { inSnapshot } from "#platform/database/transaction.ts";
import { bookById } from "#features/books/book-store.ts";
import { quoteFactsOf } from "./quote-store.ts";
import { quoteOf } from "./quote.ts";

/** The same for staff and for whose book it is; settling gives what this says at that moment. */
export const quoteBook = query(operations.quoteBook, ({ input, db, today, refuse }) =>
  inSnapshot(db, async (reader) => {
    const book = await bookById(reader, input.bookId);
    if (book === undefined) throw refuse("book_not_found");
    if (book.status === "settled") throw refuse("book_settled");
    const facts = await quoteFactsOf(reader, book, today);
    return {
      ...quoteOf(facts, today),
      bookId: book.id,
      status: bookStatusCodes.phraseOf(book.status),
      accrual: facts.accrual,
      paymentRule: facts.paymentRule,
      ratePaisePerGram: facts.ratePaisePerGram === null ? null : paise(facts.ratePaisePerGram),
      benefits: facts.rules,
      amountPaise: paise(facts.amountPaise),
      instalments: facts.instalments,
    };
  }),
);
