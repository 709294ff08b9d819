import type { TestApp } from "./harness.ts";
import { testDay } from "./money.ts";
import { refuseRefund } from "./refused-refund.ts";

/** A payment of a book made online and refunded, which its gateway has not given back yet. */
export async function makeReturningPayment(app: TestApp, bookId: bigint): Promise<bigint> {
  const { paymentId, amountPaise } = await app.make.payment({ bookId, status: "pending", mode: "online" });
  const { now } = app.clock;
  const [order, capture] = [`order_${paymentId}`, `capture_${paymentId}`];
  await app.db.$queryRaw`
    select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, 'sandbox', ${order}, '/', ${now}::timestamptz, null, null)`;
  await app.db.$queryRaw`
    select gateway_captured('{"operation": "Gateway_Webhook", "requestId": "test"}', ${now}::timestamptz, ${testDay}::date,
      'sandbox', null, ${order}, ${capture}, ${amountPaise}::bigint, '{}')`;
  const { status } = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  // A shop that acknowledges by itself has done so.
  if (status !== "credited") await app.money.acknowledge(paymentId, { transactionNumber: null });
  await app.money.refund(paymentId);
  // Tried once: what the gateway has not refused yet cannot be paid another way.
  await refuseRefund(app, paymentId);
  return paymentId;
}
