import { operations } from "@thangam/contracts";
import { bookStatuses } from "@thangam/contracts/books/schemas";
import { refundStates } from "@thangam/contracts/payments/refund-schemas";
import { exceptionKinds, resolutions } from "@thangam/contracts/payments/exception-schemas";
import { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { paise } from "@thangam/contracts/values/money";
import { command, listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { queueMessage } from "#outbox/index.ts";
import { assert } from "#platform/assert.ts";
import { word } from "#platform/word.ts";
import { exceptionById, keepExceptionRow, resolveExceptionRow, selectExceptions } from "./exception-store.ts";
import type { ExceptionRow } from "./exception-store.ts";

export const listPaymentExceptions = listQuery(operations.listPaymentExceptions, async ({ input, db }) => {
  const { rows, total } = await selectExceptions(db, { ...input, ...bounds(input) });
  return pageOf(rows.map(exceptionView), total, input);
});

/**
 * An Admin decides about money that was set aside: its book takes it, or the payment ends as Failed with what becomes of
 * the money. Its client is told either way.
 */
export const resolvePaymentException = command(
  operations.resolvePaymentException,
  async ({ actor, input, tx, context, now, today, note }) => {
    const { exceptionId, resolution, reference = null, remarks, weightMg = null, weightReason = null } = input;
    if (resolution === "Kept as an instalment")
      await keepExceptionRow(tx, context, now, today, { exceptionId, weightMg, weightReason, remarks });
    else await resolveExceptionRow(tx, now, actor.userId, { exceptionId, resolution, reference, remarks });
    const row = await exceptionById(tx, exceptionId);
    assert(row !== undefined, "an exception that was just resolved is there");

    const kind = messageOf[resolution];
    if (kind !== null)
      await queueMessage(tx, now, {
        kind,
        dedupeKey: `payment_exception:${exceptionId}`,
        clientId: row.client_id,
        payload: { paymentId: row.payment_id.toString(), bookId: row.book_id.toString() },
      });
    note({
      recordType: "payment",
      recordId: row.payment_id,
      detail: { book: row.book_number, resolution, ...(reference !== null && { reference }), remarks },
    });
    return exceptionView(row);
  },
);

/** What the client is told by it; a credit has its own message. */
const messageOf = {
  "Returned through the gateway": "payment_returned",
  "Kept as an instalment": null,
  "Money returned": "payment_returned",
  "No money came": "payment_not_received",
} as const satisfies Record<(typeof resolutions)[number], string | null>;

function exceptionView(row: ExceptionRow) {
  return {
    id: row.id,
    kind: word(row.kind, exceptionKinds),
    paymentId: row.payment_id,
    bookId: row.book_id,
    bookNumber: row.book_number,
    bookStatus: word(row.book_status, bookStatuses),
    clientId: row.client_id,
    clientName: row.client_name,
    clientMobile: row.client_mobile,
    amountPaise: paise(row.amount_paise),
    mode: word(row.mode, paymentModes),
    paymentStatus: word(row.payment_status, paymentStatuses),
    savesGold: row.saves_gold,
    isHeldByGateway: row.is_held_by_gateway,
    paidAt: row.paid_at,
    transactionNumber: row.transaction_number,
    raisedAt: row.raised_at,
    raisedBy: row.raised_by,
    resolvedAt: row.resolved_at,
    resolvedBy: row.resolved_by,
    resolution: row.resolution === null ? null : word(row.resolution, [...resolutions, "Book reopened"]),
    reference: row.reference,
    remarks: row.remarks,
    refundState: row.refund_state === null ? null : word(row.refund_state, refundStates),
    receiptNumber: row.receipt_number,
  };
}
