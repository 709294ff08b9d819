import {
  getBook,
  listInstalments,
  listBooksOfClient,
  listBooksOfPerson,
} from "@thangam/contracts/books/book-operations";
import {
  countPayments,
  latestPayment,
  listBookPayments,
  listPayments,
  sumPayments,
} from "@thangam/contracts/payments/list-operations";
import { getDay } from "@thangam/contracts/days/operations";
import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { getClient } from "@thangam/contracts/clients/list-operations";
import { previewClosing } from "@thangam/contracts/books/closing-operations";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { getSavings } from "@thangam/contracts/books/savings-operations";
import {
  monthsAmount,
  monthsCollection,
  todaysCollection,
  todaysPayments,
} from "@thangam/contracts/reports/dashboard-operations";

/** The queries that become stale when a payment is credited, failed or refunded. */
export const paymentQueries = [
  getDay,
  getClient,
  previewPayment,
  previewClosing,
  listPayments,
  countPayments,
  sumPayments,
  latestPayment,
  getBook,
  listBookPayments,
  listInstalments,
  quoteBook,
  getSavings,
  listBooksOfClient,
  listBooksOfPerson,
  todaysPayments,
  todaysCollection,
  monthsCollection,
  monthsAmount,
];
