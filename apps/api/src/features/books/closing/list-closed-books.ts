import { operations } from "@thangam/contracts";
import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { paise } from "@thangam/contracts/values/money";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { bookByNumber } from "#features/books/book-store.ts";
import { bookView } from "#features/books/book-view.ts";
import { closedBookKeys, closingFacts, selectClosedBooks } from "./closing-store.ts";
import { settlementView } from "#features/books/settling/settlement-view.ts";

export const listClosedBooks = listQuery(operations.listClosedBooks, {
  run: async ({ input, branches, db, keys, services: { timeZone } }) => {
    const { rows, total } = await selectClosedBooks(db, { ...input, branches, timeZone }, { ...bounds(input), keys });
    const views = rows.map((book) => ({ ...book, settlement: settlementView(book) }));
    return pageOf(views, total, input);
  },
  keys: ({ input, branches, db, services: { timeZone } }, limit) =>
    closedBookKeys(db, { ...input, branches, timeZone }, limit),
});

/** What staff see before they close a book: closing does exactly this, unless somebody pays first. */
export const previewClosing = query(operations.previewClosing, async ({ input, db, refuse }) => {
  const row = await bookByNumber(db, input.bookNumber);
  if (row === undefined) throw refuse("book_not_found");
  const { closedAt, closeRemarks, closedBy, waiting, waitingCount } = await closingFacts(db, row.id);
  return {
    book: bookView(row),
    clientName: row.clientName,
    clientMobile: row.clientMobile,
    clientEmail: row.clientEmail,
    waiting: waiting.map(({ id, amountPaise, status, mode, paidAt }) => ({
      paymentId: id,
      amountPaise: paise(amountPaise),
      status: parsePhrase(status, paymentStatusCodes),
      mode: parsePhrase(mode, paymentModeCodes),
      paidAt,
    })),
    waitingCount,
    closedAt,
    closedBy: closedBy?.name ?? null,
    remarks: closeRemarks,
    refusal: refusalToClose(row.status),
  };
});

function refusalToClose(status: string): string | null {
  if (status === "approved") return null;
  if (status === "closed") return "book_already_closed";
  return status === "settled" ? "book_settled" : "book_not_open";
}
