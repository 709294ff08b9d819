import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listPayments } from "@thangam/contracts/payments/list-operations";

export type PaymentRow = OutputOf<typeof listPayments>["rows"][number];

/** What has to be known of a payment to take it back or to move it. */
export type ReturnablePayment = Pick<
  PaymentRow,
  "id" | "refundModes" | "weightMg" | "amountPaise" | "bookNumber" | "clientName" | "receiptNumber"
>;
