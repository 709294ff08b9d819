import { operations } from "@thangam/contracts";
import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { holdDayOpen, settleBook as settleInLedger } from "#ledger/settle-book.ts";
import { command } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { bookById, lockBook } from "#features/books/book-store.ts";
import { bookView } from "#features/books/book-view.ts";
import { settlementDanger } from "./settlement-danger.ts";
import { quoteOfBook } from "#features/books/quotes/quote-of-book.ts";

/**
 * Ends a book for good. Day and book are locked in the order of the ledger, so that what is given is what
 * `Quote_Book` tells at this moment; `settle_book` refuses the rest, and the trigger `books_settlement_due` what it did not
 * write.
 */
export const settleBook = command(operations.settleBook, async (call) => {
  const { input, tx, context, now, today, note, refuse, danger } = call;
  const { bookId, reference = null, remarks = null, totalPaise, totalMg } = input;
  const method = settlementMethodCodes.of(input.method);
  await holdDayOpen(tx, today);
  await lockBook(tx, bookId);
  const book = await bookById(tx, bookId);
  if (book === undefined) throw refuse("book_not_found");

  const { today: owed } = await quoteOfBook(tx, book, today);
  await settleInLedger(tx, context, now, today, {
    bookId,
    method,
    mode: method === "refund" && input.mode !== undefined ? counterModeCodes.of(input.mode) : null,
    reference,
    remarks,
    bonusPaise: owed.bonusPaise,
    bonusMg: owed.bonusMg,
    maturesOn: owed.maturesOn,
    waiver: owed.makingChargeWaiver,
    totalPaise,
    totalMg,
  });
  await queueMessage(tx, now, {
    kind: "book_settled",
    dedupeKey: `book_settled:${bookId}`,
    clientId: book.clientId,
    payload: { bookId: bookId.toString() },
  });
  const settled = await bookById(tx, bookId);
  assert(settled !== undefined, "a book that was just settled is there");
  danger(settlementDanger(book, owed, { method, today, totalMg, remarks }));
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
      amountPaise: totalPaise.toString(),
      weightMg: totalMg.toString(),
      bonusPaise: (settled.settledBonusPaise ?? 0n).toString(),
      bonusMg: (settled.settledBonusMg ?? 0n).toString(),
    },
  });
  return bookView(settled);
});
