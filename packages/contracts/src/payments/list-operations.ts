import * as z from "zod/mini";
import { bookId } from "#books/schemas.ts";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { maybeOf, pageOf, record } from "#kernel/wire.ts";
import { bookNumber, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { paymentModes, paymentStatuses } from "#values/payments.ts";
import { instant } from "#values/time.ts";
import { paymentFilters, paymentRow } from "./schemas.ts";

const maySeeAll = ["admin", can("payments.view")] as const;

export const listPayments = operation({
  wire: "Get_TransactionList",
  method: "GET",
  kind: "query",
  allow: maySeeAll,
  summary: "The payments, newest first.",
  input: record(paymentFilters),
  output: pageOf(paymentRow),
  refusals: [],
});

export const exportPayments = operation({
  wire: "Export_TransactionList",
  method: "POST",
  kind: "query",
  allow: maySeeAll,
  summary: "The list of payments, with its filters, as a file.",
  input: record({ ...paymentFilters, ...exportFields }),
  output: file(...exportFormats),
  refusals: ["export_too_long"],
});

/** A payment as the page of its book lists it, whatever became of it. */
const bookPayment = record({
  id: ["fld_id", id()],
  status: z.enum(paymentStatuses),
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  paidAt: ["paiddate", instant()],
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  weightMg: ["weight", z.nullable(grams())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
});

export const listBookPayments = operation({
  wire: "Get_Book_Payments",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookId"), "admin", can("payments.view")],
  summary: "The payments of one book, newest first.",
  input: record({ bookId: ["chitid", bookId], ...paging(["paidAt", "amount", "status"]) }),
  output: pageOf(bookPayment),
  refusals: ["book_not_found"],
});

export const latestPayment = operation({
  wire: "Get_Latest_TransactionData",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookNumber"), "admin", can("payments.view")],
  summary: "When a payment was last attempted on a book and not failed; empty when never.",
  input: record({
    bookNumber: ["accountnumber", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
  }),
  output: maybeOf(record({ paidAt: ["paiddate", instant()], status: z.enum(paymentStatuses) })),
  refusals: ["book_not_found"],
});
