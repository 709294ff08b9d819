import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { GatewayEvent } from "#integrations/payment-gateway/port.ts";
import { applyGatewayEvent } from "./apply-gateway-event.ts";
import type { GatewayCall } from "./apply-gateway-event.ts";
import { noteTold, takeAnswer } from "./confirmed-captures.ts";
import { isNews } from "./gateway-store.ts";
import { hearMove } from "./told-moves.ts";

/** Shorter than gateways wait for the answer to an event. */
const patienceMs = 3_000;

/**
 * Takes an event. A correct signature says that somebody with the secret of the events sent it, and no more: of money, a refund or a
 * dispute that it tells, the gateway is asked with the key of its interface, while no transaction is open. Where it cannot be asked
 * now, the reconciler asks it soon.
 */
export async function hearGatewayEvent(
  call: GatewayCall,
  event: GatewayEvent,
  eventId: string | null,
): Promise<string> {
  if (event.kind === "refund" || event.kind === "dispute") return hearMove(call, event, eventId, patienceMs);
  if (event.kind === "failed") return applyGatewayEvent(call, event, eventId);
  const { orderId } = event;
  const told = { capture: event, eventId };
  // Nothing is asked about an order of nobody here, or of an event that was taken before.
  if (!(await isNews(call.db, call.gateway.name, { orderId, eventId }))) return noteTold(call, told);
  const state = await call.gateway.stateOf(orderId, call.now, patienceMs).catch((error: unknown) => {
    if (error instanceof GatewayError) return null;
    throw error;
  });
  return (state && (await takeAnswer(call, orderId, state, told))) ?? noteTold(call, told);
}
