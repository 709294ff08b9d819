import type { refundFailureCodes } from "@thangam/contracts/payments/refund-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { GatewayError, GatewayRefusal } from "#integrations/payment-gateway/port.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { withRetries } from "#kernel/with-retries.ts";
import { gatewayRefundAbsent, gatewayRefundUnanswered, takeDueRefunds } from "#ledger/refund-operations.ts";
import type { DueRefund } from "#ledger/refund-operations.ts";
import { applyGatewayEvent, ownContext } from "#features/payments/online/apply-gateway-event.ts";
import type { GatewayCall } from "#features/payments/online/apply-gateway-event.ts";
import type { Reconciling } from "#features/payments/online/reconciling.ts";

type RefundFailure = CodeIn<typeof refundFailureCodes>;

const batch = 20;
/** Longer than a batch ever takes. */
const takenMs = 10 * 60_000;

/**
 * Has the gateway send back what the books gave back, each payment once, and follows each until it is made. One that goes
 * wrong does not keep the others. Returns how many there were.
 */
export async function sendRefunds(jobs: Reconciling): Promise<number> {
  const { db, clock, gateway, logger } = jobs;
  const now = clock();
  const takenUntil = new Date(now.getTime() + takenMs);
  const due = await takeDueRefunds(db, { now, gateway: gateway.name, takenUntil, limit: batch });
  const faults: unknown[] = [];
  for (const refund of due) {
    try {
      await follow(jobs, refund);
    } catch (error) {
      // Ours: it stays Asked, and the gateway is asked about it when its time has run out.
      logger.error({ err: error, payment: refund.paymentId.toString() }, "a refund could not be followed");
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} refunds went wrong`);
  return due.length;
}

/** Asks for one refund, or what became of it, and notes the answer, or that there was none. */
async function follow({ db, clock, businessDayOf, gateway, logger }: Reconciling, refund: DueRefund): Promise<void> {
  const now = clock();
  const call = { db, gateway, context: ownContext("Send_Refunds"), now, today: businessDayOf(now), businessDayOf };
  try {
    await (refund.isAsked ? lookUp(call, refund, "none_there" satisfies RefundFailure) : ask(call, refund));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    logger.warn({ err: error, payment: refund.paymentId.toString() }, "nobody knows what became of a refund");
    const told = { now, paymentId: refund.paymentId, reason: "no_answer" satisfies RefundFailure };
    await withRetries(() => gatewayRefundUnanswered(db, told));
  }
}

async function ask(call: GatewayCall, refund: DueRefund): Promise<void> {
  const { gatewayPaymentId, amountPaise, key } = refund;
  const made = await refusable(call.gateway, { gatewayPaymentId, amountPaise, key });
  if (made instanceof GatewayRefusal) await lookUp(call, refund, made.message);
  else await applyGatewayEvent(call, made, null);
}

/** The refund, or why the gateway refuses it. Throws GatewayError. */
function refusable(gateway: PaymentGateway, refund: Parameters<PaymentGateway["refund"]>[0]) {
  return gateway.refund(refund).catch((error: unknown) => {
    if (error instanceof GatewayRefusal) return error;
    throw error;
  });
}

/**
 * Takes every refund that the gateway has of the payment, ours first. Where none of them moves money, it says so: only then
 * is the refund asked for again, or paid another way.
 */
async function lookUp(call: GatewayCall, refund: DueRefund, reason: string): Promise<void> {
  const { paymentId, gatewayPaymentId, key, refundId } = refund;
  const isOurs = (found: { key: string | null; refundId: string }) => found.key === key || found.refundId === refundId;
  const found = await call.gateway.refundsOf(gatewayPaymentId);
  const inOrder = found.toSorted((one, other) => Number(isOurs(other)) - Number(isOurs(one)));
  const outcomes = new Set<string>();
  for (const one of inOrder) outcomes.add(await applyGatewayEvent(call, one, null));
  // One of the same amount that nobody asked for counts as ours.
  if (found.some(isOurs) || outcomes.has("accepted") || outcomes.has("processed")) return;
  const isPartReturned = found.some(({ state }) => state !== "failed_at_gateway");
  const told = {
    now: call.now,
    paymentId,
    reason: isPartReturned ? ("part_returned" satisfies RefundFailure) : reason,
  };
  await withRetries(() => gatewayRefundAbsent(call.db, call.context, told));
}
