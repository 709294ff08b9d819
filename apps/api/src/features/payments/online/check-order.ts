import type { ownFailures } from "@thangam/contracts/payments/failure-schemas";
import type { OrderState } from "#integrations/payment-gateway/port.ts";
import { applyGatewayEvent } from "./apply-gateway-event.ts";
import type { GatewayCall } from "./apply-gateway-event.ts";
import { takeAnswer } from "./confirmed-captures.ts";

interface AskedOrder {
  orderId: string;
  moneyUntil: Date | null;
}

/**
 * Asks the gateway about an order and takes what it says, also of what it sent back without being asked. While it says nothing,
 * the payment stays as it is; once no money can come any more that is a failure. Throws GatewayError.
 */
export async function checkOrder(call: GatewayCall, { orderId, moneyUntil }: AskedOrder): Promise<OrderState> {
  const state = await call.gateway.stateOf(orderId, call.now);
  await takeAnswer(call, orderId, state);
  for (const id of state.returned)
    for (const refund of await call.gateway.refundsOf(id)) await applyGatewayEvent(call, refund, null);
  if (state.captures.length > 0 || state.isUnderWay) return state;
  const isOver = moneyUntil !== null && moneyUntil <= call.now;
  if (state.failure !== null) await applyGatewayEvent(call, state.failure, null);
  else if (isOver) await giveUp(call, orderId, "never_confirmed");
  return state;
}

/** Notes that a payment brings no money: the gateway was asked and knows of none. */
export async function giveUp(call: GatewayCall, orderId: string, code: (typeof ownFailures)[number]): Promise<void> {
  await applyGatewayEvent(call, { kind: "failed", orderId, gatewayPaymentId: null, reason: { code } }, null);
}
