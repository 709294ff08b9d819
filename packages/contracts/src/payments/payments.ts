import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import {
  counterModes,
  creditRefusals,
  instalmentNumber,
  paymentModes,
  paymentStatuses,
  refundRefusals,
  transactionNumber,
  weight,
  weightReason,
} from "./payment-fields.ts";
import { can } from "#kernel/roles.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { oneWordOf, text } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";

export { counterModes, paymentModes, paymentStatuses } from "./payment-fields.ts";

/** A payment and what it did to its book. */
export const payment = record({
  id: ["fld_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  schemeName: ["fld_chitschema", z.string()],
  status: z.enum(paymentStatuses),
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  paidAt: ["paiddate", instant()],
  businessDay: ["business_day", businessDay()],
  /** The first instalment it pays, and how many; null until it is acknowledged. */
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  weightMg: ["weight", z.nullable(grams())],
  computedWeightMg: ["computed_weight", z.nullable(grams())],
  ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
  transactionNumber: ["transid", z.nullable(z.string())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  /** Why the weight is not the computed one. */
  weightReason: ["weight_reason", z.nullable(z.string())],
  refundMode: ["refund_mode", z.nullable(z.enum(paymentModes))],
  refundReason: ["refund_reason", z.nullable(z.string())],
  /** Where the book stands after it. */
  paidTotalPaise: ["paid_total", rupees()],
  weightTotalMg: ["weight_total", grams()],
  instalmentsPaid: ["instalments_paid", z.int()],
  nextInstalment: ["next_instalment", z.nullable(z.int())],
});

/** A row of the list of payments. */
const paymentRow = record({
  id: ["fld_id", id()],
  transactionId: ["fld_transaction_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  clientId: ["clientid", id()],
  clientName: ["fld_name", z.string()],
  clientEmail: ["fld_email", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  schemeName: ["fld_chitschema", z.string()],
  accrual: z.enum(["amount", "weight"]),
  paymentRule: ["payment_rule", z.enum(["fixed", "flexible"])],
  /** What staff may choose when acknowledging a fixed book: instalments 1 to this. Of a flexible one, only the next. */
  instalments: ["fld_duration", z.int()],
  nextInstalment: ["next_instalment", z.nullable(z.int())],
  status: z.enum(paymentStatuses),
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  paidAt: ["paiddate", instant()],
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  weightMg: ["weight", z.nullable(grams())],
  /** Gold its amount buys at the rate of its day; null for schemes in rupees, or when that day has no rate. */
  computedWeightMg: ["computed_weight", z.nullable(grams())],
  transactionNumber: ["transid", z.nullable(z.string())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  /** The ways in which its money may be given back, the usual one first. */
  refundModes: ["refund_modes", z.array(z.enum(paymentModes))],
});

export const paymentFilters = {
  status: z.optional(oneWordOf(paymentStatuses, { invalid: "status_invalid" })),
  mode: ["paymentmode", z.optional(oneWordOf(paymentModes, { invalid: "mode_invalid" }))],
  /** Payments of one business day. */
  day: z.optional(businessDay({ invalid: "date_invalid" })),
  bookNumber: ["accountno", z.optional(bookNumber({ invalid: "book_number_invalid" }))],
  clientId: ["clientid", z.optional(id({ invalid: "client_missing" }))],
  ...paging(["paidAt", "amount", "name", "bookNumber", "status"]),
} as const;

export const listPayments = operation({
  wire: "Get_TransactionList",
  method: "GET",
  kind: "query",
  allow: ["admin", can("payments.view")],
  summary: "The payments, newest first.",
  input: record(paymentFilters),
  output: pageOf(paymentRow),
  refusals: [],
});

export const takeCounterPayment = operation({
  wire: "Add_monhlyOfflinePayments",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.take")],
  summary:
    "Takes a payment at the counter and credits it at once. With only a book number: the next instalment, in cash, today.",
  input: record({
    bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    amountPaise: ["amounttopay", z.optional(rupees({ invalid: "amount_invalid" }))],
    mode: ["paymentmode", z._default(oneWordOf(counterModes, { invalid: "mode_invalid" }), "Cash")],
    paidOn: ["paymentdate", z.optional(businessDay({ invalid: "date_invalid" }))],
    weightMg: ["consolatedweight", z.optional(weight)],
    weightReason,
    transactionNumber: ["transactionNumber", z.optional(transactionNumber)],
  }),
  output: oneOf(payment),
  refusals: ["book_not_found", "payment_day_not_today", ...creditRefusals],
});

export const acknowledgePayment = operation({
  wire: "Acknowledge_Payment",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Confirms a payment: credits its book, numbers the receipt and queues the message.",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    transactionNumber: ["transactionNumber", transactionNumber],
    instalmentNumber: ["installmentno", instalmentNumber],
    weightMg: ["weight", z.optional(weight)],
    weightReason,
  }),
  output: oneOf(payment),
  refusals: ["payment_not_found", "payment_not_pending", ...creditRefusals],
});

export const failPayment = operation({
  wire: "Fail_Payment",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Marks a pending payment as failed.",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    reason: z.optional(text({ max: 300 })),
  }),
  output: oneOf(payment),
  refusals: ["payment_not_found", "payment_not_pending", "payment_is_exception"],
});

/** An acknowledgement names its instalment. Without a transaction number, the handler asks for that first. */
const needsInstalment = z.refine<{ status: string; transactionNumber?: unknown; instalmentNumber?: unknown }>(
  ({ status, transactionNumber: sentNumber, instalmentNumber: sentInstalment }) =>
    !["Payment Approved", "false"].includes(status) || sentNumber === undefined || sentInstalment !== undefined,
  { error: "instalment_missing", path: ["installmentno"] },
);

export const updatePayment = operation({
  wire: "Update_Transaction",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Acknowledges, fails or refunds a payment, by the status sent.",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    /** "true" is what the refund tick box has always sent. */
    status: oneWordOf(["Payment Approved", "Failed", "Refunded", "true", "false"], {
      missing: "status_missing",
      invalid: "status_invalid",
    }),
    bookNumber: ["accountno", z.optional(bookNumber({ invalid: "book_number_invalid" }))],
    transactionNumber: ["transactionNumber", z.optional(transactionNumber)],
    instalmentNumber: ["installmentno", z.optional(instalmentNumber)],
    weightMg: ["weight", z.optional(weight)],
    weightReason,
    /** Of a refund; an older form has a field for neither. */
    reason: z.optional(text({ max: 300 })),
    refundMode: ["refund_mode", z.optional(oneWordOf(paymentModes, { invalid: "mode_invalid" }))],
  }).check(needsInstalment),
  output: oneOf(payment),
  refusals: [
    ...refundRefusals,
    "payment_not_found",
    "payment_not_pending",
    "payment_is_exception",
    "nothing_to_refund",
    "book_not_found",
    ...creditRefusals,
  ],
});

export const resendAcknowledgement = operation({
  wire: "Mailer",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Sends the acknowledgement of a book's paid instalment again.",
  input: record({
    bookNumber: ["accountNo", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    instalmentNumber: [
      "InastallmentNo",
      count({ least: 1, most: 100_000, missing: "resend_instalment_missing", invalid: "resend_instalment_missing" }),
    ],
  }),
  output: oneOf(record({ paymentId: ["id", id()] })),
  refusals: ["book_not_found", "nothing_to_acknowledge"],
});
