import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { businessDay, instant } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { ownBook } from "./books.ts";
import { paymentModes, paymentStatuses } from "#payments/payments.ts";

const bookId = id({ missing: "account_number_missing" });

export const getBook = operation({
  wire: "Get_Book",
  method: "POST",
  kind: "query",
  allow: ["customer", "admin", can("clients.view")],
  summary: "One book, where it stands, and where to pay for it.",
  input: record({ bookId: ["chitid", bookId] }),
  output: oneOf(ownBook),
  refusals: ["book_not_found"],
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
  allow: ["customer", "admin", can("payments.view")],
  summary: "The payments of one book, newest first.",
  input: record({ bookId: ["chitid", bookId], ...paging(["paidAt", "amount", "status"]) }),
  output: pageOf(bookPayment),
  refusals: ["book_not_found"],
});

export const instalmentStates = ["Paid", "Due", "Overdue", "To come", "Not paid"] as const;

const instalment = record({
  number: ["installmentno", z.int()],
  state: z.enum(instalmentStates),
  /** Null where instalments have no days of their own. */
  dueOn: ["due_on", z.nullable(businessDay())],
  paidOn: ["paid_on", z.nullable(businessDay())],
  /** Paid before the book was opened here: there is no receipt of it. */
  paidBefore: ["paid_before", z.boolean()],
  paymentId: ["fld_id", z.nullable(id())],
  mode: ["paymentmode", z.nullable(z.enum(paymentModes))],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  /** Paid, or to be paid. */
  amountPaise: ["paidamount", rupees()],
  ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
  /** Gold credited for it; null for schemes in rupees, and until it is paid. */
  weightMg: ["weight", z.nullable(grams())],
});

export const listInstalments = operation({
  wire: "Get_Book_Instalments",
  method: "POST",
  kind: "query",
  allow: ["customer", "admin", can("clients.view")],
  summary: "Every instalment of a book: when it is due, when it was paid, and what it brought.",
  input: record({ bookId: ["chitid", bookId], ...paging([]) }),
  output: pageOf(instalment),
  refusals: ["book_not_found"],
});
