import { operations } from "@thangam/contracts";
import { resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import type { resolutions } from "@thangam/contracts/payments/exception-schemas";
import { command, listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { dangersOfCredit } from "#features/payments/credit-dangers.ts";
import { refundDanger } from "#features/payments/refunds/refund-danger.ts";
import {
  exceptionById,
  exceptionKeys,
  keepExceptionRow,
  resolveExceptionRow,
  selectExceptions,
} from "./exception-store.ts";

export const listPaymentExceptions = listQuery(operations.listPaymentExceptions, {
  run: async ({ input, db, keys }) => {
    const { rows, total } = await selectExceptions(db, input, { ...bounds(input), keys });
    return pageOf(rows, total, input);
  },
  keys: ({ input, db }, limit) => exceptionKeys(db, input, limit),
});

/**
 * An Admin decides about money that was set aside: its book takes it, or the payment ends as Failed with what becomes of
 * the money. Its client gets a message either way.
 */
export const resolvePaymentException = command(
  operations.resolvePaymentException,
  async ({ actor, input, tx, context, now, today, note, danger }) => {
    const { exceptionId, reference = null, remarks, weightMg = null, weightReason = null } = input;
    const resolution = resolutionCodes.of(input.resolution);
    if (resolution === "kept_as_instalment")
      await keepExceptionRow(tx, context, now, today, { exceptionId, weightMg, weightReason, remarks });
    else await resolveExceptionRow(tx, now, actor.userId, { exceptionId, resolution, reference, remarks });
    const exception = await exceptionById(tx, exceptionId);
    assert(exception !== undefined, "an exception that was just resolved is there");

    if (resolution === "kept_as_instalment")
      for (const risk of await dangersOfCredit(tx, exception.paymentId)) danger({ ...risk, reason: remarks });
    else if (resolution === "returned_through_gateway" || resolution === "money_returned")
      danger(refundDanger(exception, { way: resolution, reason: remarks }));

    const kind = messageOf[input.resolution];
    if (kind !== null)
      await queueMessage(tx, now, {
        kind,
        dedupeKey: `payment_exception:${exceptionId}`,
        clientId: exception.clientId,
        payload: { paymentId: exception.paymentId.toString(), bookId: exception.bookId.toString() },
      });
    note({
      recordType: "payment",
      recordId: exception.paymentId,
      detail: { book: exception.bookNumber, resolution, ...(reference !== null && { reference }), remarks },
    });
    return exception;
  },
);

/** The message to the client; a credit has its own, and of a payment that is over they got one when it ended. */
const messageOf = {
  "Returned through the gateway": "payment_returned",
  "Kept as an instalment": null,
  "Money returned": "payment_returned",
  "No money came": "payment_not_received",
  "Seen to": null,
  "Asked for again": null,
} as const satisfies Record<(typeof resolutions)[number], string | null>;
