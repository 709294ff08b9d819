import { operations } from "@thangam/contracts";
import { lockOpenDay } from "#ledger/settle-book.ts";
import { preparedCommand } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { termsOf as schemeTermsOf } from "#features/schemes/index.ts";
import { bookById, lockBook } from "#features/books/book-store.ts";
import { bookView } from "#features/books/book-view.ts";
import { contactChangeOf } from "./contact-change-store.ts";
import { settleInParts } from "./settle-in-parts.ts";
import { settleWhole } from "./settle-whole.ts";
import { confirmationFacts, confirmationOf, tryConfirmation, useUpCode } from "./settlement-confirmation.ts";
import { settlementDanger } from "./settlement-danger.ts";
import { settlementDetail } from "./settlement-detail.ts";
import { handedOverOf, referenceLike, settledBefore } from "./settlement-store.ts";
import { termsOf } from "./settlement-terms.ts";

/**
 * Ends a book for good, or settles parts of one under terms. Day and book are locked in the order of the ledger, so that what
 * is given is what `Quote_Book` tells at this moment; `settle_book` and `settle_parts` refuse the rest, and the trigger
 * `books_settlement_due` what they did not write.
 */
export const settleBook = preparedCommand(operations.settleBook, {
  prepare: tryConfirmation,
  whenItWaits: useUpCode,
  run: async (call) => {
    const { actor, input, tx, context, now, today, note, refuse, danger, services } = call;
    const { remarks = null } = input;
    const asked = termsOf(input);
    const { bookId, method } = asked;
    await lockOpenDay(tx, today, actor.branches.current);
    await lockBook(tx, bookId);
    const book = await bookById(tx, bookId);
    if (book === undefined) throw refuse("book_not_found");
    const terms = schemeTermsOf(book.terms);
    if (terms === null && method === "parts") throw refuse("parts_need_terms");

    const contact = await contactChangeOf(tx, book.clientId, { now, timeZone: services.timeZone });
    const confirmation = confirmationOf(input, call.prepared, refuse);
    const settling = { tx, context, now, today, remarks, confirmation };
    const given =
      terms === null
        ? await settleWhole(settling, book, asked)
        : await settleInParts(settling, book, { ...asked, terms });
    const settled = await bookById(tx, bookId);
    assert(settled !== undefined, "a book that was just settled is there");
    const told = { clientId: book.clientId, payload: { bookId: bookId.toString(), ...given.told?.payload } };
    if (given.told === null || settled.status === "settled")
      await queueMessage(tx, now, { kind: "book_settled", dedupeKey: `book_settled:${bookId}`, ...told });
    else await queueMessage(tx, now, { kind: "book_part_settled", dedupeKey: given.told.key, ...told });
    const looksLike = await referenceLike(tx, bookId);
    const confirmed = confirmationFacts(confirmation);
    const handedOver = await handedOverOf(tx, bookId);
    const beforePaise = await settledBefore(tx, bookId);
    const seen = { confirmed, contact, looksLike, handedOver, beforePaise };
    danger(settlementDanger(book, given, { asked, today, remarks, ...seen }));
    const bonusPaise = terms === null ? (settled.settledBonusPaise ?? 0n) : given.bonusPaise;
    note({
      recordType: "book",
      recordId: bookId,
      detail: settlementDetail({ book, settled, asked, remarks, confirmed, bonusPaise }),
    });
    return bookView(settled);
  },
});
