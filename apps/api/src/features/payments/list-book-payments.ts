import { operations } from "@thangam/contracts";
import { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { ownerOfBook, paymentsOfBook } from "./payment-store.ts";

export const listBookPayments = query(operations.listBookPayments, async ({ input, db, refuse }) => {
  const book = await ownerOfBook(db, input.bookId);
  if (book === null) throw refuse("book_not_found");
  const { rows, total } = await paymentsOfBook(db, { ...input, ...bounds(input) });
  const views = rows.map((row) => ({
    id: row.id,
    status: parseEnum(row.status, paymentStatuses),
    mode: parseEnum(row.mode, paymentModes),
    amountPaise: paise(row.amountPaise),
    paidAt: row.paidAt,
    instalmentNumber: row.instalmentNumber,
    instalmentCount: row.instalmentCount,
    weightMg: row.weightMg === null ? null : milligrams(row.weightMg),
    receiptNumber: row.receiptNumber,
  }));
  return pageOf(views, total, input);
});
