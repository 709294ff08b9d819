import { listBooksOfClient, listBooksOfPerson, previewPayment } from "@thangam/contracts/books";
import { getClient, listClients } from "@thangam/contracts/clients";
import { listClosedBooks, previewClosing } from "@thangam/contracts/closing";
import { listPaymentExceptions } from "@thangam/contracts/payment-exceptions";
import { listPayments } from "@thangam/contracts/payments";
import { quoteBook } from "@thangam/contracts/quotes";
import { schemeRatio } from "@thangam/contracts/reports";

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
