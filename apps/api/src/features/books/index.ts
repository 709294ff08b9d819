import type * as operations from "@thangam/contracts/books/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import type { OwnerReaders } from "#kernel/ownership.ts";
import { ownerOfBook } from "./book-owner-store.ts";
import { addBook } from "./add-book.ts";
import { checkBookNumber } from "./check-book-number.ts";
import { closeBook, closeBookByNumber } from "./closing/close-book.ts";
import { listClosedBooks, previewClosing } from "./closing/list-closed-books.ts";
import { findBooks, getBook, listBooksOfClient, listBooksOfPerson } from "./list-books.ts";
import { listInstalments } from "./list-instalments.ts";
import { quoteBook } from "./quotes/quote-book.ts";
import { getSavings } from "./savings/get-savings.ts";
import { setNominee } from "./nominees/set-nominee.ts";
import { sendSettlementCode } from "./settling/send-settlement-code.ts";
import { listSettledParts } from "./settling/list-settled-parts.ts";
import { printSettledParts } from "./settling/print-settled-parts.ts";
import { settleBook } from "./settling/settle-book.ts";
import { previewPayment } from "./preview-payment.ts";
import { exportClosedBooks } from "./closing/export-closed-books.ts";

export { enrolmentOf, openBook } from "./add-book.ts";
export { paidMonthsDangers } from "./paid-months-danger.ts";
export { changeBookStatus } from "./book-life.ts";
export { confirmationLines } from "./settling/confirmation-lines.ts";
export { confirmationFacts } from "./settling/settlement-confirmation.ts";
export { bookById, bookByNumber, booksOfClient, booksOfClients, booksOfUser, lockBook } from "./book-store.ts";
export { bookView } from "./book-view.ts";
export { olderBrochureRows } from "./quotes/older-brochure.ts";
export { olderQuoteOf } from "./quotes/quote-of-book.ts";
export { checkSettlements } from "./settling/settlement-check.ts";
export {
  NOMINEE_COLUMNS,
  nomineeColumns,
  nomineesAsAsked,
  nomineesAsked,
  nomineesShown,
} from "./nominees/nominee-store.ts";
export { SETTLEMENT, SETTLEMENT_COLUMNS, settlementColumns } from "./settling/settlement-store.ts";
export { settlementView } from "./settling/settlement-view.ts";

export const handlers: HandlersOf<typeof operations> = {
  addBook,
  checkBookNumber,
  closeBook,
  closeBookByNumber,
  exportClosedBooks,
  findBooks,
  getBook,
  getSavings,
  listBooksOfClient,
  listBooksOfPerson,
  listClosedBooks,
  listInstalments,
  listSettledParts,
  previewClosing,
  previewPayment,
  printSettledParts,
  quoteBook,
  sendSettlementCode,
  setNominee,
  settleBook,
};

export const owners: Pick<OwnerReaders, "book"> = { book: ownerOfBook };
