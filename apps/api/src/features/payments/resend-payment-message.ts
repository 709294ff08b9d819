import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { bookOfNumber, paymentOfInstalment, refundedPaymentOfInstalment } from "./payment-store.ts";

/** Queues the message of a credited instalment, or of its refund, once more; names and amounts come from our records. */
export const resendPaymentMessage = command(
  operations.resendPaymentMessage,
  async ({ input, tx, now, note, context, refuse }) => {
    const book = await bookOfNumber(tx, input.bookNumber);
    if (book === null) throw refuse("book_not_found");
    const isRefund = input.tells === "Payment has been successfully refunded";
    const find = isRefund ? refundedPaymentOfInstalment : paymentOfInstalment;
    const paymentId = await find(tx, book.id, input.instalmentNumber);
    if (paymentId === null) throw refuse(isRefund ? "nothing_refunded" : "nothing_to_acknowledge");

    const kind = isRefund ? "payment_refunded" : "payment_acknowledged";
    note({ recordType: "payment", recordId: paymentId, detail: { instalment: input.instalmentNumber, message: kind } });
    await queueMessage(tx, now, {
      kind: `${kind}_again`,
      dedupeKey: `${kind}:${paymentId}:again:${context.requestId}`,
      clientId: book.clientId,
      payload: { paymentId: paymentId.toString(), bookId: book.id.toString() },
    });
    return { paymentId };
  },
);
