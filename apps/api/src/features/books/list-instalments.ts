import { operations } from "@thangam/contracts";
import type { instalmentStates } from "@thangam/contracts/books/schemas";
import { paymentModes } from "@thangam/contracts/values/payments";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { word } from "#platform/word.ts";
import { bookById } from "./book-store.ts";
import type { BookRow } from "./book-store.ts";
import { paceOf } from "./book-view.ts";
import { dueDayOf } from "./due-day.ts";
import { instalmentsOf, lastInstalmentOf } from "./instalment-store.ts";
import type { InstalmentRow } from "./instalment-store.ts";

/** Of a scheme with a number of instalments all of them, paid or to come; of one without, those that were paid. */
export const listInstalments = query(operations.listInstalments, async ({ actor, input, db, today, refuse }) => {
  const book = await bookById(db, input.bookId);
  if (book === undefined) throw refuse("book_not_found");
  if (actor.role === "Customer" && book.user_id !== actor.userId) throw refuse("book_not_found");
  const paid = await lastInstalmentOf(db, book.id);
  const total = book.payment_rule === "fixed" ? book.instalments : paid;
  const { limit, offset } = bounds(input);
  const rows = await instalmentsOf(db, book.id, { first: offset + 1, last: Math.min(offset + limit, total) });
  return pageOf(
    rows.map((row) => instalmentView(row, book, today)),
    total,
    input,
  );
});

function instalmentView(row: InstalmentRow, book: BookRow, today: string) {
  const dueOn =
    book.payment_rule === "fixed" ? dueDayOf(book.opened_on, row.number, book.months_before, paceOf(book)) : null;
  return {
    number: row.number,
    state: stateOf(row, book, { dueOn, today }),
    dueOn,
    paidOn: row.paid_on === null ? null : businessDayOf(row.paid_on),
    paidBefore: row.kind === "Opening",
    paymentId: row.payment_id,
    mode: row.mode === null ? null : word(row.mode, paymentModes),
    receiptNumber: row.receipt_number,
    amountPaise: paise(row.amount_paise ?? book.amount_paise),
    ratePaisePerGram: row.rate_paise === null ? null : paise(row.rate_paise),
    weightMg: row.weight_mg === null || book.accrual !== "weight" ? null : milligrams(row.weight_mg),
  };
}

/** What is past its day is overdue; of what is not, the next one is due. A book that is not open is owed nothing. */
function stateOf(
  { number, kind }: InstalmentRow,
  { status, next_instalment: next }: BookRow,
  { dueOn, today }: { dueOn: string | null; today: string },
): (typeof instalmentStates)[number] {
  if (kind !== null) return "Paid";
  if (status !== "Approved") return "Not paid";
  if (dueOn !== null && dueOn < today) return "Overdue";
  return number === next ? "Due" : "To come";
}
