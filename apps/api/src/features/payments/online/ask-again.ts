import { setTimeout as pause } from "node:timers/promises";
import { isOverLimit } from "#features/session/index.ts";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { ownContext } from "./apply-gateway-event.ts";
import { checkOrder } from "./check-order.ts";
import { staleOrders } from "./stale-order-store.ts";
import type { StaleOrder } from "./stale-order-store.ts";

/** Whoever looks waits no longer. */
const patienceMs = 3_000;
const atOnce = 4;
const maxOrders = 12;
const staleMs = 60_000;
/** Of one order in 15 minutes, whether it answers or not. */
const maxQuestions = 15;

interface Asking {
  db: Database;
  gateway: PaymentGateway | null;
  now: Date;
  timeZone: string;
}

/**
 * Asks the gateway again about payments of which it last spoke more than a minute ago, and takes what it says. Where it does not answer
 * in time, its last word stays. Returns whether anything was asked. Outside any transaction.
 */
export async function askAgain(
  { db, gateway, now, timeZone }: Asking,
  paymentIds: readonly bigint[],
): Promise<boolean> {
  if (gateway === null || gateway.name === "upi" || paymentIds.length === 0) return false;
  const before = new Date(now.getTime() - staleMs);
  const orders = await staleOrders(db, { gateway: gateway.name, paymentIds, before, limit: maxOrders });
  if (orders.length === 0) return false;
  const businessDayOf = shopCalendar(timeZone);
  const context = ownContext("Reconcile_Payments");
  const call = { db, gateway, context, now, today: businessDayOf(now), businessDayOf };
  const ask = async (order: StaleOrder) => {
    if (await isOverLimit(db, [{ key: `word:${order.paymentId}`, max: maxQuestions }], now)) return;
    await checkOrder(call, order).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
    });
  };
  const waiting = [...orders];
  const end = new AbortController();
  const askInTurn = async () => {
    for (let order = waiting.shift(); order !== undefined && !end.signal.aborted; order = waiting.shift())
      await ask(order);
  };
  const isOver = pause(patienceMs, undefined, { signal: end.signal }).catch(() => undefined);
  await Promise.race([Promise.all(Array.from({ length: atOnce }, askInTurn)), isOver]).finally(() => end.abort());
  return true;
}
