import { listBooksOfClient, listBooksOfPerson, previewPayment } from "@thangam/contracts/books/books";
import { getClient, listClients } from "@thangam/contracts/clients/operations";
import { listClosedBooks, previewClosing } from "@thangam/contracts/books/closing";
import { listPaymentExceptions } from "@thangam/contracts/payments/payment-exceptions";
import { listPayments } from "@thangam/contracts/payments/payments";
import { quoteBook } from "@thangam/contracts/books/quotes";
import { schemeRatio } from "@thangam/contracts/reports/reports";

/** What is asked anew once a book was closed or opened again, or a payment of a closed one was seen to. */
export const bookLifeChanged = [
  getClient,
  listClients,
  listBooksOfClient,
  listBooksOfPerson,
  listClosedBooks,
  previewClosing,
  previewPayment,
  quoteBook,
  listPayments,
  listPaymentExceptions,
  schemeRatio,
];
