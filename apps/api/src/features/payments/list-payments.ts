import { operations } from "@thangam/contracts";
import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { latestPaymentOf, selectPayments } from "./payment-store.ts";
import { paymentRowView } from "./payment-view.ts";

export const listPayments = query(operations.listPayments, async ({ input, branches, db }) => {
  const { rows, total, isMore } = await selectPayments(db, { ...input, branches, ...bounds(input) });
  return pageOf(rows.map(paymentRowView), total, input, { isMore });
});

export const latestPayment = query(operations.latestPayment, async ({ input, db, refuse }) => {
  const book = await latestPaymentOf(db, input.bookNumber);
  if (book === null) throw refuse("book_not_found");
  return book.latest && { paidAt: book.latest.paidAt, status: parsePhrase(book.latest.status, paymentStatusCodes) };
});
