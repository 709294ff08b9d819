import { operations } from "@thangam/contracts";
import type { instalmentStates } from "@thangam/contracts/books/schemas";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { bookById } from "./book-store.ts";
import type { BookRow } from "./book-store.ts";
import { instalmentsOf, lastInstalmentOf } from "./instalment-store.ts";
import type { InstalmentRow } from "./instalment-store.ts";

/** Of a scheme with a number of instalments all of them, paid or to come; of one without, those that were paid. */
export const listInstalments = query(operations.listInstalments, async ({ input, db, today, refuse }) => {
  const book = await bookById(db, input.bookId);
  if (book === undefined) throw refuse("book_not_found");
  const paid = await lastInstalmentOf(db, book.id);
  const total = book.paymentRule === "fixed" ? book.instalments : paid;
  const { limit, offset } = bounds(input);
  const rows = await instalmentsOf(db, book.id, { first: offset + 1, last: Math.min(offset + limit, total) });
  return pageOf(
    rows.map((row) => instalmentView(row, book, today)),
    total,
    input,
  );
});

function instalmentView(row: InstalmentRow, book: BookRow, today: string) {
  return {
    ...row,
    state: stateOf(row, book, today),
    paidBefore: row.kind === "Opening",
    amountPaise: row.amountPaise ?? book.amountPaise,
    weightMg: book.accrual === "weight" ? row.weightMg : null,
  };
}

/** What is past its day is overdue; of what is not, the next one is due. A book that is not open is owed nothing. */
function stateOf(
  { number, kind, dueOn }: InstalmentRow,
  { status, nextInstalment }: BookRow,
  today: string,
): (typeof instalmentStates)[number] {
  if (kind !== null) return "Paid";
  if (status !== "approved") return "Not paid";
  if (dueOn !== null && dueOn < today) return "Overdue";
  return number === nextInstalment ? "Due" : "To come";
}
