import { operations } from "@thangam/contracts";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { command, listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { assert } from "#platform/assert.ts";
import { refundDanger } from "./refund-danger.ts";
import { gatewayRefundOf, selectGatewayRefunds, settleRefundRow, tryRefundNow } from "./gateway-refund-store.ts";

export const listGatewayRefunds = listQuery(operations.listGatewayRefunds, async ({ input, db }) => {
  const { rows, total } = await selectGatewayRefunds(db, { ...input, ...bounds(input) });
  return pageOf(rows, total, input);
});

/** Puts a refund that the gateway has not made first in line for the job that sends them. */
export const retryGatewayRefund = command(
  operations.retryGatewayRefund,
  async ({ input: { paymentId }, tx, now, note, refuse }) => {
    const isTried = await tryRefundNow(tx, paymentId, now);
    const refund = await gatewayRefundOf(tx, paymentId);
    if (refund === undefined) throw refuse("refund_not_found");
    if (!isTried) throw refuse("refund_done");
    note({ recordType: "payment", recordId: paymentId, detail: { book: refund.bookNumber, tries: refund.tries } });
    return refund;
  },
);

/** Notes a refund that was paid back past the gateway: today, by the payment method that is named. The gateway is asked no more. */
export const settleGatewayRefund = command(
  operations.settleGatewayRefund,
  async ({ input, tx, context, now, today, note, danger }) => {
    const { paymentId, reference } = input;
    const mode = counterModeCodes.of(input.mode);
    await settleRefundRow(tx, context, now, today, { paymentId, mode, reference });
    const refund = await gatewayRefundOf(tx, paymentId);
    assert(refund !== undefined, "a refund that was just settled is there");
    danger(refundDanger(refund, { way: mode, reason: reference }));
    note({ recordType: "payment", recordId: paymentId, detail: { book: refund.bookNumber, mode, reference } });
    return refund;
  },
);
