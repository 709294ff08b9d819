import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { creditRefusals, refundRefusals } from "./refusals.ts";
import { creditedOn, instalmentNumber, payment, transactionNumber, weight, weightReason } from "./schemas.ts";

export const acknowledgePayment = operation({
  wire: "Acknowledge_Payment",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("payment", "paymentId"),
  summary: "Confirms a payment: credits its book, numbers the receipt and queues the message.",
  auditLabel: "Acknowledged a payment",
  approval: { kinds: ["weight", "typed_number", "bank_day"] },
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    transactionNumber: ["transactionNumber", transactionNumber],
    instalmentNumber: ["installmentno", instalmentNumber],
    weightMg: ["weight", z.optional(weight)],
    weightReason,
    creditedOn,
  }),
  output: oneOf(payment),
  refusals: [
    "payment_not_found",
    "payment_not_pending",
    "payment_is_exception",
    "bank_day_not_allowed",
    ...creditRefusals,
  ],
});

export const previewAcknowledgement = operation({
  wire: "Preview_Acknowledgement",
  method: "POST",
  kind: "query",
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("payment", "paymentId"),
  summary: "What acknowledging a payment would credit: its gold, and which earlier instalments it leaves open.",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    instalmentNumber: ["installmentno", z.optional(instalmentNumber)],
    creditedOn,
  }),
  output: oneOf(
    record({
      /** The first instalment it would pay, and how many; null when nothing is due. */
      instalmentNumber: ["installmentno", z.nullable(z.int())],
      instalmentCount: ["installment_count", z.int()],
      leavesOpen: ["leaves_open", z.array(z.int())],
      /** The day whose rate and punctuality it has. */
      businessDay: ["business_day", businessDay()],
      ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
      computedWeightMg: ["computed_weight", z.nullable(grams())],
    }),
  ),
  refusals: ["payment_not_found"],
});

export const failPayment = operation({
  wire: "Fail_Payment",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("payment", "paymentId"),
  summary: "Marks a pending payment as failed.",
  auditLabel: "Failed a payment",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    reason: z.optional(text({ max: 300 })),
  }),
  output: oneOf(payment),
  refusals: ["payment_not_found", "payment_not_pending", "payment_is_exception", "cheque_not_cleared"],
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
  movesMoney: true,
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("payment", "paymentId"),
  summary: "Acknowledges, fails or refunds a payment, by the status sent.",
  auditLabel: "Changed a payment",
  approval: { kinds: ["weight", "typed_number", "bank_day", "refund"], appliesTo: ({ status }) => status !== "Failed" },
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    /** "true" is what the refund tick box has always sent. */
    status: enumOf(["Payment Approved", "Failed", "Refunded", "true", "false"], {
      missing: "status_missing",
      invalid: "status_invalid",
    }),
    bookNumber: ["accountno", z.optional(bookNumber({ invalid: "book_number_invalid" }))],
    transactionNumber: ["transactionNumber", z.optional(transactionNumber)],
    instalmentNumber: ["installmentno", z.optional(instalmentNumber)],
    weightMg: ["weight", z.optional(weight)],
    weightReason,
    creditedOn,
    /** Of a refund; an older form has a field for neither. */
    reason: z.optional(text({ max: 300 })),
    refundMode: ["refund_mode", z.optional(enumOf(paymentModes, { invalid: "mode_invalid" }))],
  }).check(needsInstalment),
  output: oneOf(payment),
  refusals: [
    ...refundRefusals,
    "payment_not_found",
    "payment_not_pending",
    "payment_is_exception",
    "nothing_to_refund",
    "book_not_found",
    "bank_day_not_allowed",
    ...creditRefusals,
  ],
});

export const resendAcknowledgement = operation({
  wire: "Mailer",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("book", "bookNumber"),
  summary: "Sends the acknowledgement of a book's paid instalment again.",
  auditLabel: "Sent an acknowledgement",
  input: record({
    bookNumber: ["accountNo", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    instalmentNumber: [
      "InastallmentNo",
      count({ min: 1, max: 100_000, missing: "resend_instalment_missing", invalid: "resend_instalment_missing" }),
    ],
  }),
  output: oneOf(record({ paymentId: ["id", id()] })),
  refusals: ["book_not_found", "nothing_to_acknowledge"],
});

/** What a payment's message tells, in the words the shop's forms have always sent. */
const told = ["Payment Successfully Approved", "Payment has been successfully refunded"] as const;

export const resendPaymentMessage = operation({
  wire: "PaymentApproval_Mailer",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  branch: inBranch("book", "bookNumber"),
  summary: "Sends the message of a credited or refunded instalment again, written from the shop's own records.",
  auditLabel: "Sent a payment's message again",
  input: record({
    bookNumber: ["accountNumber", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    instalmentNumber: [
      "installment",
      count({ min: 1, max: 100_000, missing: "instalment_missing", invalid: "instalment_missing" }),
    ],
    tells: ["paymentStatus", z._default(enumOf(told, { invalid: "status_invalid" }), told[0])],
  }),
  output: oneOf(record({ paymentId: ["id", id()] })),
  refusals: ["book_not_found", "nothing_to_acknowledge", "nothing_refunded"],
});
