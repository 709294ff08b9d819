import type { DocumentText } from "@thangam/texts/shape";
import { operations } from "@thangam/contracts";
import type { exceptionKinds } from "@thangam/contracts/payments/exception-schemas";
import { exportList } from "#exports/export-list.ts";
import { listPaymentExceptions } from "./payment-exceptions.ts";

const words = {
  book_closed: "Its book was closed",
  late_capture: "It came after the payment was settled otherwise",
  second_capture: "It was paid twice",
  amount_differs: "Another amount was paid",
  not_creditable: "Its book cannot take it any more",
  refunded_before: "It was refunded before the money came",
  counted_twice: "Another payment was credited by a number of the same money",
  capture_not_found: "The gateway does not have its money",
  not_settled: "No settlement of the gateway contains it yet",
  refund_failed: "The gateway could not send it back",
  disputed: "A bank asks for it back",
  dispute_lost: "A lost dispute took it",
  dispute_won: "A lost dispute gave it back",
  refund_differs: "The gateway sent back money that it was not asked for",
  gateway_gone: "The gateway that was to send it back is gone",
} as const satisfies Record<(typeof exceptionKinds)[number], DocumentText>;

export const exportPaymentExceptions = exportList(operations.exportPaymentExceptions, listPaymentExceptions, {
  name: "exceptions",
  title: "Exceptions",
  columns: [
    { heading: "Raised", kind: "text", of: ({ raisedAt }) => raisedAt },
    { heading: "Kind", kind: "word", isWide: true, of: ({ kind }) => words[kind] },
    { heading: "Book number", kind: "text", of: ({ bookNumber }) => bookNumber },
    { heading: "Name", kind: "text", isWide: true, of: ({ clientName }) => clientName },
    { heading: "Mobile", kind: "code", of: ({ clientMobile }) => clientMobile },
    { heading: "Payment", kind: "code", of: ({ paymentId }) => paymentId.toString() },
    { heading: "Transaction number", kind: "code", of: ({ transactionNumber }) => transactionNumber },
    { heading: "Amount", kind: "rupees", of: ({ amountPaise, movedPaise }) => movedPaise ?? amountPaise },
    { heading: "Gateway reference", kind: "text", of: ({ movedReference }) => movedReference },
    { heading: "Failed at the gateway", kind: "text", of: ({ failedAt }) => failedAt },
    { heading: "Mode", kind: "word", of: ({ mode }) => mode },
    { heading: "Paid", kind: "text", of: ({ paidAt }) => paidAt },
    { heading: "Payment status", kind: "word", of: ({ paymentStatus }) => paymentStatus },
    { heading: "Resolution", kind: "word", of: ({ resolution }) => resolution },
    { heading: "Paid back by", kind: "word", of: ({ returnedMode }) => returnedMode },
    { heading: "Resolved", kind: "text", of: ({ resolvedAt }) => resolvedAt },
    { heading: "Resolved by", kind: "text", of: ({ resolvedBy }) => resolvedBy },
    { heading: "Reference", kind: "text", of: ({ reference }) => reference },
    { heading: "Remarks", kind: "text", isWide: true, of: ({ remarks }) => remarks },
    { heading: "Refund", kind: "word", of: ({ refundState }) => refundState },
    { heading: "Other receipt", kind: "text", of: ({ otherReceiptNumber }) => otherReceiptNumber },
    { heading: "Receipt", kind: "text", of: ({ receiptNumber }) => receiptNumber },
  ],
});
