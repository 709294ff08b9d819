import { operations } from "@thangam/contracts";
import { refundStates } from "@thangam/contracts/payments/refund-schemas";
import { counterModes } from "@thangam/contracts/values/payments";
import { paise } from "@thangam/contracts/values/money";
import { command, listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { assert } from "#platform/assert.ts";
import { word } from "#platform/word.ts";
import { gatewayRefundOf, selectGatewayRefunds, settleRefundRow, tryRefundNow } from "./gateway-refund-store.ts";
import type { GatewayRefundRow } from "./gateway-refund-store.ts";

export const listGatewayRefunds = listQuery(operations.listGatewayRefunds, async ({ input, db }) => {
  const { rows, total } = await selectGatewayRefunds(db, { ...input, ...bounds(input) });
  return pageOf(rows.map(gatewayRefundView), total, input);
});

/** Puts a refund that the gateway has not made first in line for the job that sends them. */
export const retryGatewayRefund = command(
  operations.retryGatewayRefund,
  async ({ input: { paymentId }, tx, now, note, refuse }) => {
    const isTried = await tryRefundNow(tx, paymentId, now);
    const row = await gatewayRefundOf(tx, paymentId);
    if (row === undefined) throw refuse("refund_not_found");
    if (!isTried) throw refuse("refund_done");
    note({ recordType: "payment", recordId: paymentId, detail: { book: row.book_number, tries: row.tries } });
    return gatewayRefundView(row);
  },
);

/** Notes a refund that was paid back past the gateway: today, by the way an Admin says. The gateway is asked no more. */
export const settleGatewayRefund = command(
  operations.settleGatewayRefund,
  async ({ input, tx, context, now, today, note }) => {
    const { paymentId, mode, reference } = input;
    await settleRefundRow(tx, context, now, today, input);
    const row = await gatewayRefundOf(tx, paymentId);
    assert(row !== undefined, "a refund that was just settled is there");
    note({ recordType: "payment", recordId: paymentId, detail: { book: row.book_number, mode, reference } });
    return gatewayRefundView(row);
  },
);

function gatewayRefundView(row: GatewayRefundRow) {
  return {
    paymentId: row.payment_id,
    bookId: row.book_id,
    bookNumber: row.book_number,
    clientId: row.client_id,
    clientName: row.client_name,
    amountPaise: paise(row.amount_paise),
    gateway: row.gateway,
    gatewayPaymentId: row.gateway_payment_id,
    reason: row.reason,
    state: word(row.state, refundStates),
    requestedAt: row.requested_at,
    tries: row.tries,
    nextTryAt: row.next_try_at,
    lastTrouble: row.last_trouble,
    doneAt: row.done_at,
    refundId: row.refund_id,
    otherMode: row.other_mode === null ? null : word(row.other_mode, counterModes),
    otherReference: row.other_reference,
    settledBy: row.settled_by,
  };
}
