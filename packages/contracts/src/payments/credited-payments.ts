import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { payment, paymentModes } from "./payments.ts";
import { can } from "#kernel/roles.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { oneWordOf, text } from "#values/text.ts";
import { oneOf, record } from "#kernel/wire.ts";

/** What a payment's message tells, in the words the shop's forms have always sent. */
const told = ["Payment Successfully Approved", "Payment has been successfully refunded"] as const;

export const refundPayment = operation({
  wire: "Refund_Payment",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Takes a credited payment back by an entry that reverses it, and tells its client.",
  input: record({
    paymentId: ["id", id({ missing: "payment_missing" })],
    mode: ["refund_mode", oneWordOf(paymentModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })],
    reason: text({ max: 300, missing: "refund_reason_missing", invalid: "refund_reason_missing" }),
  }),
  output: oneOf(payment),
  refusals: [
    "payment_not_found",
    "nothing_to_refund",
    "book_not_open",
    "day_closed",
    "refund_reason_required",
    "refund_mode_not_allowed",
  ],
});

export const resendPaymentMessage = operation({
  wire: "PaymentApproval_Mailer",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.acknowledge")],
  summary: "Sends the message of a credited or refunded instalment again, written from the shop's own records.",
  input: record({
    bookNumber: ["accountNumber", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    instalmentNumber: [
      "installment",
      count({ least: 1, most: 100_000, missing: "instalment_missing", invalid: "instalment_missing" }),
    ],
    tells: ["paymentStatus", z._default(oneWordOf(told, { invalid: "status_invalid" }), told[0])],
  }),
  output: oneOf(record({ paymentId: ["id", id()] })),
  refusals: ["book_not_found", "nothing_to_acknowledge", "nothing_refunded"],
});
