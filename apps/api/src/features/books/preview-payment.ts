import { operations } from "@thangam/contracts";
import { isWithinMonth } from "@thangam/terms/taking";
import type { Payment } from "@thangam/terms/terms";
import { termsOf } from "#features/schemes/index.ts";
import { query } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import {
  bookByNumber,
  cashRoomOf,
  goldFor,
  firstPaidAbove,
  methodsWithoutNumber,
  paymentsThatWait,
} from "./book-store.ts";
import type { BookRow } from "./book-store.ts";
import { asPaymentNeeds, isElsewhere } from "./elsewhere.ts";
import { bookView } from "./book-view.ts";
import { duesOfClient } from "./client-dues-store.ts";
import { cashLimitsView } from "./cash-rules.ts";
import { planCredit } from "./quotes/credit-rules.ts";
import { termsFactsOf } from "./quotes/terms-facts-store.ts";

/** What the counter shows before a payment is saved: saving credits exactly this, unless someone else pays first. */
export const previewPayment = query(operations.previewPayment, async ({ actor, input, db, today, refuse }) => {
  const found = await bookByNumber(db, input.bookNumber);
  if (found === undefined) throw refuse("book_not_found");
  const isOfAnother = isElsewhere(found, actor.branches.seen);
  const row = isOfAnother ? asPaymentNeeds(found) : found;
  const amountPaise = input.amountPaise ?? row.amountPaise;
  const [paidAbove, gold, cashRoom, withoutNumber, waiting, books, isMonthFull] = await Promise.all([
    firstPaidAbove(db, row.id, row.nextInstalment ?? row.instalments),
    goldFor(db, row.id, amountPaise, today),
    cashRoomOf(db, row.id, today),
    methodsWithoutNumber(db),
    paymentsThatWait(db, row.id),
    duesOfClient(db, row.clientId, today),
    isMonthFullFor(db, row, { day: today, paise: amountPaise }),
  ]);
  const plan = planCredit(row, amountPaise, { paidAbove, isMonthFull });
  const isRefused = typeof plan === "string";
  const weightMg = row.accrual === "weight" ? gold.weightMg : null;
  const book = bookView(row);
  return {
    book,
    ...(isOfAnother && { isElsewhere: true as const }),
    bookState: row.state,
    clientName: row.clientName,
    clientMobile: row.clientMobile,
    clientEmail: row.clientEmail,
    dueAmountPaise: book.nextInstalment === null ? null : book.amountPaise,
    amountRule:
      row.paymentRule === "flexible" ? { minimumPaise: row.minimumPaise, multipleOfPaise: row.multipleOfPaise } : null,
    credit: isRefused ? null : { ...plan, amountPaise, weightMg },
    ratePaisePerGram: gold.ratePaisePerGram,
    cashLimits: cashLimitsView(cashRoom),
    waiting,
    books,
    withoutNumber,
    refusal: isRefused ? plan : null,
  };
});

/** Whether the terms of a book leave no room for a payment in its calendar month. The twin: require_month_kept. */
async function isMonthFullFor(db: Database, book: BookRow, payment: Payment): Promise<boolean> {
  const terms = termsOf(book.terms);
  if (terms?.schedule.perMonth === undefined) return false;
  const { saved } = await termsFactsOf(db, book, terms, payment.day);
  return !isWithinMonth(terms, saved, payment);
}
