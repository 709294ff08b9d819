import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { paymentModes, paymentStatuses } from "#values/payments.ts";
import { patterned, text } from "#values/text.ts";
import { instant } from "#values/time.ts";

/** A payment as the one who pays it follows it. */
const paymentState = record({
  id: ["fld_id", id()],
  bookId: ["chitid", id()],
  bookNumber: ["fld_accountno", z.string()],
  schemeName: ["fld_chitschema", z.string()],
  status: z.enum(paymentStatuses),
  mode: ["paymentmode", z.enum(paymentModes)],
  amountPaise: ["paidamount", rupees()],
  startedAt: ["paiddate", instant()],
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  weightMg: ["weight", z.nullable(grams())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  failureReason: ["failure_reason", z.nullable(z.string())],
  /** Where it is paid; null once it is no longer to be paid there. */
  payUrl: ["payment_link", z.nullable(z.string())],
  /** A link that opens any UPI app with everything filled in, where the shop is paid by UPI. */
  upiLink: ["upi_link", z.nullable(z.string())],
});

const paymentId = id({ missing: "payment_missing" });

/** What the page of the old front end claims; nobody believes it. */
const claim = z.optional(text({ max: 100 }));

export const startPayment = operation({
  wire: "Add_Transaction",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: [own("book", "bookNumber"), "admin", can("payments.take")],
  branch: inBranch("book", "bookNumber"),
  summary: "Notes a payment a customer is about to make for a book, and says where to pay. It credits nothing.",
  auditLabel: "Started a payment",
  input: record({
    bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    amountPaise: ["paidamount", z.optional(rupees({ invalid: "amount_invalid" }))],
    instalmentCount: ["installment_count", z.optional(count({ min: 1, max: 366, invalid: "instalment_missing" }))],
    /** The `book_state` that the caller was shown by Get_Savings; refused when more has been paid or begun since. */
    seenState: ["seen_state", z.optional(patterned(/^\d{1,18}\.\d{1,18}\.\d{1,9}$/, {}))],
  }),
  output: oneOf(
    record({
      paymentId: ["Transactionid", id()],
      amountPaise: ["paidamount", rupees()],
      status: z.enum(paymentStatuses),
      payUrl: ["payment_link", z.string()],
      /** As of the payment: it opens any UPI app, where the shop is paid by UPI. */
      upiLink: ["upi_link", z.nullable(z.string())],
    }),
  ),
  refusals: [
    "book_not_found",
    "book_closed",
    "book_not_open",
    "amount_not_allowed",
    "month_is_full",
    "all_instalments_paid",
    "book_paid_meanwhile",
    "payment_meanwhile",
    "open_payments_of_book",
    "open_payments_of_client",
    "day_closed",
    "online_payment_off",
    "gateway_unavailable",
  ],
});

export const getPayment = operation({
  wire: "Get_Payment",
  method: "POST",
  kind: "query",
  allow: [own("payment", "paymentId"), "admin", can("payments.view")],
  branch: inBranch("payment", "paymentId"),
  summary: "One payment as it stands in the shop's books.",
  input: record({ paymentId: ["id", paymentId] }),
  output: oneOf(paymentState),
  refusals: ["payment_not_found"],
});

export const checkPayment = operation({
  wire: "PaymentSuccess",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: [own("payment", "paymentId"), "admin"],
  summary: "Asks the gateway what became of a payment, and answers how it stands now.",
  auditLabel: "Asked the gateway about a payment",
  input: record({ paymentId: ["id", paymentId], claim: ["paymentstatus", claim] }),
  output: oneOf(paymentState),
  refusals: ["payment_not_found"],
});

export const reportFailure = operation({
  wire: "Failure Transaction",
  aliases: ["Failure_Transaction"],
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: [own("payment", "paymentId"), "admin"],
  summary: "Notes that a payment was given up, unless the gateway knows better, and answers how it stands now.",
  auditLabel: "Gave up a payment",
  input: record({ paymentId: ["id", paymentId], claim: ["paymentstatus", claim] }),
  output: oneOf(paymentState),
  refusals: ["payment_not_found"],
});
