import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { bookOfNumber, paymentOfInstalment } from "./payment-store.ts";

/** Tells a client once more of an instalment that was credited; nothing is credited by it, and the message says so. */
export const resendAcknowledgement = command(
  operations.resendAcknowledgement,
  async ({ input, tx, now, note, context, refuse }) => {
    const book = await bookOfNumber(tx, input.bookNumber);
    if (book === null) throw refuse("book_not_found");
    const paymentId = await paymentOfInstalment(tx, book.id, input.instalmentNumber);
    if (paymentId === null) throw refuse("nothing_to_acknowledge");

    note({ recordType: "payment", recordId: paymentId, detail: { instalment: input.instalmentNumber } });
    await queueMessage(tx, now, {
      kind: "payment_acknowledged_again",
      dedupeKey: `payment_acknowledged:${paymentId}:again:${context.requestId}`,
      clientId: book.clientId,
      payload: { paymentId: paymentId.toString(), bookId: book.id.toString() },
    });
    return { paymentId };
  },
);
