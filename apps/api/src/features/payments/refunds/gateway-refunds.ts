import { operations } from "@thangam/contracts";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { command, listQuery } from "#kernel/handler.ts";
import type { Services } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import * as ledger from "#ledger/refund-operations.ts";
import { assert } from "#platform/assert.ts";
import { refundDanger } from "./refund-danger.ts";
import { gatewayRefundKeys, gatewayRefundOf, selectGatewayRefunds, settleRefundRow } from "./gateway-refund-store.ts";
import type { GatewayRefund } from "./gateway-refund-store.ts";

export const listGatewayRefunds = listQuery(operations.listGatewayRefunds, {
  run: async ({ input, branches, db, keys, services }) => {
    const { rows, total } = await selectGatewayRefunds(db, { ...input, branches }, { ...bounds(input), keys });
    return pageOf(rows.map(withGatewayGone(services)), total, input);
  },
  keys: ({ input, branches, db }, limit) => gatewayRefundKeys(db, { ...input, branches }, limit),
});

/** Puts a refund that the gateway has not made first in line for the job that follows them. */
export const retryGatewayRefund = command(
  operations.retryGatewayRefund,
  async ({ input: { paymentId }, tx, context, now, note, services }) => {
    await ledger.retryGatewayRefund(tx, context, { now, paymentId });
    const refund = await gatewayRefundOf(tx, paymentId);
    assert(refund !== undefined, "a refund that was just tried is there");
    note({ recordType: "payment", recordId: paymentId, detail: { book: refund.bookNumber, tries: refund.tries } });
    return withGatewayGone(services)(refund);
  },
);

/** Notes a refund that was paid back past the gateway: today, by the payment method that is named. The gateway is asked no more. */
export const settleGatewayRefund = command(
  operations.settleGatewayRefund,
  async ({ input, tx, context, now, today, note, danger, services }) => {
    const { paymentId, reference } = input;
    const mode = counterModeCodes.of(input.mode);
    await settleRefundRow(tx, context, now, today, { paymentId, mode, reference, gateway: gatewayNow(services) });
    const refund = await gatewayRefundOf(tx, paymentId);
    assert(refund !== undefined, "a refund that was just settled is there");
    danger(refundDanger(refund, { way: mode, reason: reference }));
    note({ recordType: "payment", recordId: paymentId, detail: { book: refund.bookNumber, mode, reference } });
    return withGatewayGone(services)(refund);
  },
);

/** Adds whether the shop has no more the gateway that is to send a refund: another one is not asked for it. */
function withGatewayGone(services: Services) {
  return (refund: GatewayRefund) => ({ ...refund, isGatewayGone: refund.gateway !== gatewayNow(services) });
}

function gatewayNow({ gateway }: Services): string | null {
  return gateway?.name ?? null;
}
