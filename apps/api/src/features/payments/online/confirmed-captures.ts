import type { Capture, OrderState } from "#integrations/payment-gateway/port.ts";
import { gatewayCaptured, gatewayCapturesMissing, gatewayCaptureTold } from "#ledger/gateway-operations.ts";
import { withRetries } from "#kernel/with-retries.ts";
import type { GatewayCall } from "./apply-gateway-event.ts";

// Only what the gateway's own answer has is credited, whoever asked and why. The trigger function require_confirmed_capture()
// is the twin.

/** Money that an event told of. */
export interface ToldCapture {
  capture: Capture;
  eventId: string | null;
}

/**
 * What an answer of the gateway says of money that an event told of: it has it, as it stands in the answer; it may have it soon; or
 * it does not have it. What went back since was there.
 */
export function standingOf(
  { orderId, gatewayPaymentId, amountPaise }: Pick<Capture, "orderId" | "gatewayPaymentId" | "amountPaise">,
  { captures, returned, isUnderWay }: OrderState,
): "confirmed" | "under way" | "not found" {
  const found = captures.find((one) => one.gatewayPaymentId === gatewayPaymentId);
  if (found !== undefined)
    return found.orderId === orderId && found.amountPaise === amountPaise ? "confirmed" : "not found";
  return isUnderWay || returned.includes(gatewayPaymentId) ? "under way" : "not found";
}

/**
 * Takes what the gateway answered about the money of an order, asked at the moment of the call: what it has is credited, and what the books
 * have of it and the gateway has not is an exception. Returns what became of the money that an event told of.
 */
export async function takeAnswer(
  call: GatewayCall,
  orderId: string,
  state: OrderState,
  told: ToldCapture | null = null,
): Promise<string | null> {
  const standing = told && standingOf(told.capture, state);
  let outcome: string | null = null;
  for (const capture of state.captures) {
    const isTold = standing === "confirmed" && capture.gatewayPaymentId === told?.capture.gatewayPaymentId;
    const became = await credit(call, capture, isTold ? told.eventId : null);
    if (isTold) outcome = became;
  }
  if (told !== null && outcome === null) outcome = await noteTold(call, told);
  const found = [...state.captures.map(({ gatewayPaymentId }) => gatewayPaymentId), ...state.returned];
  const { context, now, gateway } = call;
  const answered = { now, gateway: gateway.name, orderId, found, isUnderWay: state.isUnderWay };
  await withRetries(() => gatewayCapturesMissing(call.db, { ...context, key: null }, answered));
  return outcome === "told" && standing === "not found" ? standing : outcome;
}

/** Keeps money that an event told of, while the gateway's answer does not have it: it credits nothing. */
export function noteTold(call: GatewayCall, { capture, eventId }: ToldCapture): Promise<string> {
  const { now, gateway } = call;
  return withRetries(() => gatewayCaptureTold(call.db, { ...capture, now, gateway: gateway.name, eventId }));
}

/** Private to this file: whoever has no answer of the gateway credits nothing. */
function credit(call: GatewayCall, capture: Capture, eventId: string | null): Promise<string> {
  const { now, today, gateway, businessDayOf, context } = call;
  const { capturedAt } = capture;
  const capturedOn = capturedAt && businessDayOf(capturedAt);
  const received = { ...capture, now, day: today, gateway: gateway.name, eventId, capturedOn };
  // The caller's key belongs to the call, not to what the gateway says meanwhile.
  return withRetries(() => gatewayCaptured(call.db, { ...context, key: null }, received));
}
