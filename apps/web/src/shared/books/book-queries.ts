import { listBooksOfClient, listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { getClient, listClients } from "@thangam/contracts/clients/list-operations";
import { listClosedBooks, previewClosing } from "@thangam/contracts/books/closing-operations";
import { listPaymentExceptions } from "@thangam/contracts/payments/exceptions-operations";
import { listPayments } from "@thangam/contracts/payments/list-operations";
import { listSettledParts } from "@thangam/contracts/books/settling-operations";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { getSavings } from "@thangam/contracts/books/savings-operations";
import { schemeRatio } from "@thangam/contracts/reports/dashboard-operations";

/** The queries that become stale when a book is closed or reopened, or an exception of a closed book is decided. */
export const bookQueries = [
  getClient,
  listClients,
  listBooksOfClient,
  listBooksOfPerson,
  listClosedBooks,
  previewClosing,
  previewPayment,
  listSettledParts,
  quoteBook,
  getSavings,
  listPayments,
  listPaymentExceptions,
  schemeRatio,
];
