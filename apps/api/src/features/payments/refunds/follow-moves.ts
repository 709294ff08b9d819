import { GatewayError } from "#integrations/payment-gateway/port.ts";
import { applyGatewayEvent, ownContext } from "#features/payments/online/apply-gateway-event.ts";
import type { Reconciling } from "#features/payments/online/reconciling.ts";

/**
 * Takes what the gateway sent back lately, and what banks ask back, so that no webhook is needed to hear of it. One that goes
 * wrong does not keep the others. Returns how many were new.
 */
export async function followMoves({ db, clock, businessDayOf, gateway, logger }: Reconciling): Promise<number> {
  const now = clock();
  const call = { db, gateway, context: ownContext("Follow_Moves"), now, today: businessDayOf(now), businessDayOf };
  const faults: unknown[] = [];
  let [count, newCount] = [0, 0];
  try {
    for await (const move of gateway.recentMoves(now)) {
      count += 1;
      try {
        if (!told.has(await applyGatewayEvent(call, move, null))) newCount += 1;
      } catch (error) {
        logger.error({ err: error, payment: move.gatewayPaymentId }, "what a gateway moved could not be taken");
        faults.push(error);
      }
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    logger.warn({ err: error }, "the gateway could not be asked what it moved");
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${count} moves went wrong`);
  return newCount;
}

/** What the gateway says again for days, and a payment of nobody here: asked at once again, it says the same. */
const told: ReadonlySet<string> = new Set(["known", "unknown payment"]);
