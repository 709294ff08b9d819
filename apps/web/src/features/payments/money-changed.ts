import { getBook, listBookPayments, listInstalments } from "@thangam/contracts/books/book-page";
import { getDay } from "@thangam/contracts/days/operations";
import { latestPayment } from "@thangam/contracts/payments/paying";
import { listPayments } from "@thangam/contracts/payments/payments";
import { listBooksOfClient, listBooksOfPerson, previewPayment } from "@thangam/contracts/books/books";
import { getClient } from "@thangam/contracts/clients/operations";
import { previewClosing } from "@thangam/contracts/books/closing";
import { quoteBook } from "@thangam/contracts/books/quotes";
import { monthsAmount, monthsCollection, todaysCollection, todaysPayments } from "@thangam/contracts/reports/reports";

/** What is asked anew once a payment was credited, failed or refunded. */
export const moneyChanged = [
  getDay,
  getClient,
  previewPayment,
  previewClosing,
  listPayments,
  latestPayment,
  getBook,
  listBookPayments,
  listInstalments,
  quoteBook,
  listBooksOfClient,
  listBooksOfPerson,
  todaysPayments,
  todaysCollection,
  monthsCollection,
  monthsAmount,
];
