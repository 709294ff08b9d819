import { getBook, listBookPayments, listInstalments } from "@thangam/contracts/book-page";
import { getDay } from "@thangam/contracts/days";
import { latestPayment } from "@thangam/contracts/paying";
import { listPayments } from "@thangam/contracts/payments";
import { listBooksOfClient, listBooksOfPerson, previewPayment } from "@thangam/contracts/books";
import { getClient } from "@thangam/contracts/clients";
import { previewClosing } from "@thangam/contracts/closing";
import { quoteBook } from "@thangam/contracts/quotes";
import { monthsAmount, monthsCollection, todaysCollection, todaysPayments } from "@thangam/contracts/reports";

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
