import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { DisputeAtGateway, MoveToAsk, RefundAtGateway } from "#integrations/payment-gateway/port.ts";
import { gatewayMoveTold, gatewayMoveUnconfirmed, takeToldMoves } from "#ledger/told-moves.ts";
import { withRetries } from "#kernel/with-retries.ts";
import { applyGatewayEvent, ownContext } from "./apply-gateway-event.ts";
import type { GatewayCall } from "./apply-gateway-event.ts";
import type { Reconciling } from "./reconciling.ts";

// A refund or a dispute gets on only by the gateway's own answer. The trigger functions require_confirmed_refund() and
// require_confirmed_dispute() are the twins.

const batch = 20;
/** Longer than a batch ever takes. */
const takenMs = 10 * 60_000;

/** Takes an event about a refund or a dispute: it is kept, and the gateway is asked how far it is. */
export async function hearMove(
  call: GatewayCall,
  event: RefundAtGateway | DisputeAtGateway,
  eventId: string | null,
  patienceMs: number,
): Promise<string> {
  const { gatewayPaymentId, state, kind } = event;
  const asked = { kind, gatewayPaymentId, moveId: event.kind === "refund" ? event.refundId : event.disputeId };
  const told = { ...asked, state, now: call.now, gateway: call.gateway.name, eventId };
  const outcome = await withRetries(() => gatewayMoveTold(call.db, told));
  return outcome === "told" ? askAbout(call, asked, eventId, patienceMs) : outcome;
}

/**
 * Asks about refunds and disputes that events told of and the gateway has not confirmed. One that goes wrong does not keep the
 * others. Returns how many.
 */
export async function askToldMoves({ db, clock, businessDayOf, gateway, logger }: Reconciling): Promise<number> {
  const taking = {
    gateway: gateway.name,
    now: clock(),
    takenUntil: new Date(clock().getTime() + takenMs),
    limit: batch,
  };
  const due = await takeToldMoves(db, taking);
  const faults: unknown[] = [];
  for (const asked of due) {
    const now = clock();
    const context = ownContext("Reconcile_Payments");
    const call = { db, gateway, context, now, today: businessDayOf(now), businessDayOf };
    try {
      const outcome = await askAbout(call, asked, null);
      if (unconfirmed.has(outcome))
        logger.warn({ move: asked.moveId, outcome }, "the gateway has not confirmed what an event told");
    } catch (error) {
      logger.error({ err: error, move: asked.moveId }, "what an event told could not be asked about");
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} moves went wrong`);
  return due.length;
}

/**
 * Takes what the gateway answers: "told" where it gives no answer, "not found" where it has none of this name, "unknown payment"
 * where it has one of money that no payment here is of.
 */
async function askAbout(
  call: GatewayCall,
  asked: MoveToAsk,
  eventId: string | null,
  patienceMs?: number,
): Promise<string> {
  const answer = await call.gateway.moveOf(asked, patienceMs).catch((error: unknown) => {
    if (error instanceof GatewayError) return "told" as const;
    throw error;
  });
  const outcome = answer === null || answer === "told" ? answer : await applyGatewayEvent(call, answer, eventId);
  if (outcome !== null && !unconfirmed.has(outcome)) return outcome;
  const noted = { ...asked, now: call.now, gateway: call.gateway.name, isAbsent: outcome !== "told" };
  await withRetries(() => gatewayMoveUnconfirmed(call.db, noted));
  return outcome ?? "not found";
}

const unconfirmed: ReadonlySet<string> = new Set(["told", "not found", "unknown payment"]);
