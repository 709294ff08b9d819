import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import {
  bookByNumber,
  cashRoomOf,
  goldFor,
  instalmentsPaidAbove,
  methodsWithoutNumber,
  paymentsThatWait,
} from "./book-store.ts";
import { bookView } from "./book-view.ts";
import { cashLimitsView } from "./cash-rules.ts";
import { planCredit } from "./quotes/credit-rules.ts";

/** What the counter shows before a payment is saved: saving credits exactly this, unless someone else pays first. */
export const previewPayment = query(operations.previewPayment, async ({ input, db, today, refuse }) => {
  const row = await bookByNumber(db, input.bookNumber);
  if (row === undefined) throw refuse("book_not_found");
  const amountPaise = input.amountPaise ?? row.amountPaise;
  const [paidLater, gold, cashRoom, withoutNumber, waiting] = await Promise.all([
    instalmentsPaidAbove(db, row.id, row.nextInstalment ?? row.instalments),
    goldFor(db, row.id, amountPaise, today),
    cashRoomOf(db, row.id, today),
    methodsWithoutNumber(db),
    paymentsThatWait(db, row.id),
  ]);
  const plan = planCredit(row, amountPaise, paidLater);
  const isRefused = typeof plan === "string";
  const weightMg = row.accrual === "weight" ? gold.weightMg : null;
  const book = bookView(row);
  return {
    book,
    clientName: row.clientName,
    clientMobile: row.clientMobile,
    clientEmail: row.clientEmail,
    dueAmountPaise: book.nextInstalment === null ? null : book.amountPaise,
    credit: isRefused ? null : { ...plan, amountPaise, weightMg },
    ratePaisePerGram: gold.ratePaisePerGram,
    cashLimits: cashLimitsView(cashRoom),
    waiting,
    withoutNumber,
    refusal: isRefused ? plan : null,
  };
});
