import { GatewayError } from "#integrations/payment-gateway/port.ts";
import { acknowledgeVerified } from "#ledger/gateway-operations.ts";
import { withRetries } from "#kernel/with-retries.ts";
import { checkOrder } from "./check-order.ts";
import { noteCheck, takeDueOrders, verifiedPayments } from "./gateway-store.ts";
import type { DueOrder } from "./gateway-store.ts";
import { nextCheckOf } from "./next-check.ts";
import { ownContext } from "./apply-gateway-event.ts";
import type { Reconciling } from "./reconciling.ts";
import { askToldMoves } from "./told-moves.ts";

const batch = 20;
/** Longer than a batch ever takes. */
const takenMs = 10 * 60_000;

/**
 * Asks the gateway about every order that is due, so that no webhook is needed, and about what webhooks told of and it has not
 * confirmed. Returns how often it asked.
 */
export async function reconcilePayments(jobs: Reconciling): Promise<number> {
  const { db, clock, gateway } = jobs;
  const now = clock();
  const due = await takeDueOrders(db, gateway.name, now, new Date(now.getTime() + takenMs), batch);
  for (const order of due) await reconcile(jobs, order);
  return due.length + (await askToldMoves(jobs));
}

async function reconcile({ db, clock, businessDayOf, gateway, logger }: Reconciling, order: DueOrder): Promise<void> {
  const now = clock();
  const { paymentId, checks, moneyUntil, isTold } = order;
  const context = ownContext("Reconcile_Payments");
  const call = { db, gateway, context, now, today: businessDayOf(now), businessDayOf };
  let failure: string | null = null;
  let isUnsettled = true;
  try {
    isUnsettled = (await checkOrder(call, order)).isUnderWay;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    failure = error.message;
    logger.warn({ err: error, payment: paymentId.toString() }, "the gateway could not be asked");
  }
  await noteCheck(db, paymentId, nextCheckOf({ checks, now, moneyUntil, isUnsettled, isTold }), failure);
}

/** Credits verified payments that had to wait, where the shop lets that be done without staff. Returns how many. */
export async function acknowledgeWaiting({ db, clock, businessDayOf }: Reconciling): Promise<number> {
  let credited = 0;
  for (const paymentId of await verifiedPayments(db, 50)) {
    const now = clock();
    const context = ownContext("Acknowledge_Verified");
    const day = businessDayOf(now);
    const outcome = await withRetries(() => acknowledgeVerified(db, context, { now, day, paymentId }));
    if (outcome === "credited") credited += 1;
  }
  return credited;
}
