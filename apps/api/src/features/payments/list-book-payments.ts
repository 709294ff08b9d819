import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { paymentsOfBook } from "./book-payment-store.ts";
import { ownerOfBook } from "./payment-store.ts";

export const listBookPayments = query(operations.listBookPayments, async ({ input, db, refuse }) => {
  const book = await ownerOfBook(db, input.bookId);
  if (book === null) throw refuse("book_not_found");
  const { rows, total } = await paymentsOfBook(db, { ...input, ...bounds(input) });
  return pageOf(rows, total, input);
});
