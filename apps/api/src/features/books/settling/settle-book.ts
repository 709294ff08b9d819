import { operations } from "@thangam/contracts";
import { holdDayOpen, settleBook as settleInLedger } from "#ledger/settle-book.ts";
import { preparedCommand } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { bookById, lockBook } from "#features/books/book-store.ts";
import { bookView } from "#features/books/book-view.ts";
import { contactChangeOf } from "./contact-change.ts";
import { confirmationFacts, confirmationOf, tryConfirmation, useUpCode } from "./settlement-confirmation.ts";
import { settlementDanger } from "./settlement-danger.ts";
import { referenceLike, settledBefore } from "./settlement-store.ts";
import { termsOf } from "./settlement-terms.ts";
import { quoteOfBook } from "#features/books/quotes/quote-of-book.ts";

/**
 * Ends a book for good. Day and book are locked in the order of the ledger, so that what is given is what
 * `Quote_Book` tells at this moment; `settle_book` refuses the rest, and the trigger `books_settlement_due` what it did not
 * write.
 */
export const settleBook = preparedCommand(operations.settleBook, {
  prepare: tryConfirmation,
  whenItWaits: useUpCode,
  run: async (call) => {
    const { input, tx, context, now, today, note, refuse, danger, services } = call;
    const { remarks = null } = input;
    const terms = termsOf(input);
    const { bookId, method, reference, totalPaise, totalMg } = terms;
    await holdDayOpen(tx, today);
    await lockBook(tx, bookId);
    const book = await bookById(tx, bookId);
    if (book === undefined) throw refuse("book_not_found");

    const { today: owed } = await quoteOfBook(tx, book, today);
    const contact = await contactChangeOf(tx, book.clientId, { now, timeZone: services.timeZone });
    const confirmation = confirmationOf(input, call.prepared, refuse);
    await settleInLedger(tx, context, now, today, {
      ...terms,
      remarks,
      confirmation,
      bonusPaise: owed.bonusPaise,
      bonusMg: owed.bonusMg,
      maturesOn: owed.maturesOn,
      waiver: owed.makingChargeWaiver,
    });
    await queueMessage(tx, now, {
      kind: "book_settled",
      dedupeKey: `book_settled:${bookId}`,
      clientId: book.clientId,
      payload: { bookId: bookId.toString() },
    });
    const settled = await bookById(tx, bookId);
    assert(settled !== undefined, "a book that was just settled is there");
    const looksLike = await referenceLike(tx, bookId);
    const confirmed = confirmationFacts(confirmation);
    const beforePaise = await settledBefore(tx, bookId);
    danger(
      settlementDanger(book, owed, { method, today, totalMg, remarks, confirmed, contact, looksLike, beforePaise }),
    );
    note({
      recordType: "book",
      recordId: bookId,
      detail: {
        book: book.number,
        from: book.status,
        to: "settled",
        way: method,
        ...(settled.settledMode !== null && { mode: settled.settledMode }),
        ...(reference !== null && { reference }),
        ...(remarks !== null && { remarks }),
        ...confirmed,
        amountPaise: totalPaise.toString(),
        weightMg: totalMg.toString(),
        bonusPaise: (settled.settledBonusPaise ?? 0n).toString(),
        bonusMg: (settled.settledBonusMg ?? 0n).toString(),
      },
    });
    return bookView(settled);
  },
});
