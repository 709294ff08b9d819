import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { bookId } from "#books/schemas.ts";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { listOf, maybeOf, oneOf, pageOf, record } from "#kernel/wire.ts";
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
  branch: "seen",
  summary: "The payments, newest first.",
  input: record({ ...branchFilter, ...paymentFilters }),
  output: pageOf(paymentRow),
  refusals: [],
});

const { page: _page, pageSize: _size, sort: _sort, ...whichPayments } = paymentFilters;

export const sumPayments = operation({
  wire: "Get_TransactionSums",
  method: "GET",
  kind: "query",
  readsMuch: true,
  allow: maySeeAll,
  branch: "seen",
  summary: "What the credited payments of the list are together, with its filters, and how many others it has.",
  input: record({ ...branchFilter, ...whichPayments }),
  output: oneOf(
    record({
      /** False where there are too many to add up: fewer days, or fewer words, have a sum. */
      isKnown: ["is_known", z.boolean()],
      paymentCount: ["total_count", z.int()],
      amountPaise: ["total_amount", rupees()],
      /** Those that are not credited, or were refunded. */
      leftOutCount: ["left_out_count", z.int()],
      /** By payment method, the largest first; empty where only the whole is kept. */
      modes: z.array(
        record({
          mode: ["paymentmode", z.enum(paymentModes)],
          paymentCount: ["total_count", z.int()],
          amountPaise: ["total_amount", rupees()],
        }),
      ),
    }),
  ),
  refusals: [],
});

export const countPayments = operation({
  wire: "Get_TransactionCounts",
  method: "GET",
  kind: "query",
  allow: maySeeAll,
  branch: "seen",
  summary: "How many payments the usual views of the list have.",
  input: record({ ...branchFilter }),
  output: oneOf(
    record({
      todayCount: ["today_count", z.int()],
      monthCount: ["month_count", z.int()],
      /** That came in by themselves and wait to be acknowledged. */
      verifiedCount: ["verified_count", z.int()],
      pendingCount: ["pending_count", z.int()],
      failedCount: ["failed_count", z.int()],
    }),
  ),
  refusals: [],
});

export const listPaymentTakers = operation({
  wire: "Get_PaymentTakers",
  method: "GET",
  kind: "query",
  allow: maySeeAll,
  branch: "seen",
  summary: "The members of staff who ever took a payment, by name.",
  input: record({ ...branchFilter }),
  output: listOf(record({ userId: ["fld_id", id()], name: ["fld_name", z.string()] })),
  refusals: [],
});

export const exportPayments = operation({
  wire: "Export_TransactionList",
  method: "POST",
  kind: "query",
  allow: maySeeAll,
  branch: "seen",
  summary: "The list of payments, with its filters, as a file.",
  input: record({ ...branchFilter, ...paymentFilters, ...exportFields }),
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
  branch: inBranch("book", "bookId"),
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
  branch: inBranch("book", "bookNumber"),
  summary: "When a payment was last attempted on a book and not failed; empty when never.",
  input: record({
    bookNumber: ["accountnumber", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
  }),
  output: maybeOf(record({ paidAt: ["paiddate", instant()], status: z.enum(paymentStatuses) })),
  refusals: ["book_not_found"],
});
