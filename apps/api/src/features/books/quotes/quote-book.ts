import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { operations } from "@thangam/contracts";
import { paiseOrNull } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { inSnapshot } from "#platform/database/transaction.ts";
import { bookById } from "#features/books/book-store.ts";
import { askedParts } from "./asked-parts.ts";
import { withBillRates } from "./bill-rates.ts";
import { quoteOfBook } from "./quote-of-book.ts";
import { settledOn, settlementQuote } from "./quoted-settlement.ts";

/** The same for staff and for whose book it is; settling gives what this says at that moment. */
export const quoteBook = query(operations.quoteBook, ({ input, db, today, refuse }) =>
  inSnapshot(db, async (reader) => {
    const book = await bookById(reader, input.bookId);
    if (book === undefined) throw refuse("book_not_found");
    if (book.status === "settled") throw refuse("book_settled");
    const { quote, terms, benefits, ratePaisePerGram, facts } = await quoteOfBook(reader, book, today);
    if (input.parts !== undefined && facts === null) throw refuse("parts_need_terms");
    const at = { bookId: book.id, day: today };
    const parts = facts && input.parts && (await withBillRates(reader, at, askedParts(input.parts, facts.terms)));
    if (parts === null && facts !== null) throw refuse("gold_rate_missing", { day: today });
    return {
      ...quote,
      bookId: book.id,
      status: bookStatusCodes.phraseOf(book.status),
      accrual: book.accrual,
      paymentRule: book.paymentRule,
      ratePaisePerGram: paiseOrNull(ratePaisePerGram),
      terms,
      benefits,
      settlement: facts && parts ? settlementQuote(settledOn(facts, today, parts)) : null,
      amountPaise: book.amountPaise,
      instalments: book.instalments,
    };
  }),
);
