import { operations } from "@thangam/contracts";
import { failureCodes, failureText } from "@thangam/contracts/payments/failure-schemas";
import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { milligramsOrNull, paise } from "@thangam/contracts/values/money";
import { isOverLimit } from "#features/session/index.ts";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { OrderState, PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { moneyCommand, query } from "#kernel/handler.ts";
import type { Services } from "#kernel/handler.ts";
import { isStillPayable } from "#core/order-standing.ts";
import type { Refuse } from "#core/refusal.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { checkOrder, giveUp } from "./check-order.ts";
import { paymentWithOrder } from "#features/payments/payment-store.ts";
import type { PaymentWithOrder } from "#features/payments/payment-store.ts";
import type { GatewayCall } from "./apply-gateway-event.ts";

/** How a payment stands, for whoever pays it and for staff. */
export const getPayment = query(operations.getPayment, async ({ input, db, now, services, refuse }) =>
  stateView(await load(db, input.paymentId, refuse), services.gateway, now),
);

/** A status check requested by the page: whatever the page claims, the gateway is asked. */
export const checkPayment = moneyCommand(operations.checkPayment, async (call) => {
  const { input, db, now, services, refuse } = call;
  const payment = await load(db, input.paymentId, refuse);
  if (isOpen(payment)) await ask(gatewayCallOf(call), payment);
  return stateView(await load(db, input.paymentId, refuse), services.gateway, now);
});

/** Notes a payment as given up when the gateway was asked and knows of no attempt; what it knows goes before. */
export const reportFailure = moneyCommand(operations.reportFailure, async (call) => {
  const { input, db, now, services, refuse } = call;
  const payment = await load(db, input.paymentId, refuse);
  if (isOpen(payment)) {
    const asked = gatewayCallOf(call);
    const state = await ask(asked, payment);
    const isUntouched = state !== null && state.captures.length === 0 && state.failure === null && !state.isUnderWay;
    if (isUntouched && asked.gateway !== null && payment.order !== null)
      await giveUp({ ...asked, gateway: asked.gateway }, payment.order.orderId, "given_up");
  }
  return stateView(await load(db, input.paymentId, refuse), services.gateway, now);
});

function gatewayCallOf<C extends { services: Services }>(call: C) {
  const { gateway, timeZone } = call.services;
  return { ...call, gateway, businessDayOf: shopCalendar(timeZone) };
}

/** How often a page may have the gateway asked about one payment in 15 minutes; the reconciler asks anyway. */
const maxStatusChecks = 90;

/** null when there is nobody to ask, or no answer. */
async function ask(
  call: Omit<GatewayCall, "gateway"> & { gateway: PaymentGateway | null },
  { id, order }: PaymentWithOrder,
): Promise<OrderState | null> {
  const { db, gateway, now } = call;
  if (gateway === null || order === null || order.gateway !== gateway.name) return null;
  if (await isOverLimit(db, [{ key: `nudge:${id}`, max: maxStatusChecks }], now)) return null;
  try {
    return await checkOrder({ ...call, gateway }, order);
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
}

/** Whether the gateway may still have something to say that changes it. */
function isOpen({ status }: PaymentWithOrder): boolean {
  return status === "pending" || status === "failed";
}

async function load(db: Database, paymentId: bigint, refuse: Refuse<"payment_not_found">): Promise<PaymentWithOrder> {
  const payment = await paymentWithOrder(db, paymentId);
  if (payment === null) throw refuse("payment_not_found");
  return payment;
}

function stateView(
  payment: PaymentWithOrder,
  gateway: PaymentGateway | null,
  now: Date,
): OutputOf<typeof operations.getPayment> {
  const { book, order, amountPaise } = payment;
  const payable = payment.status === "pending" && isStillPayable(order, gateway?.name ?? null, now) ? order : null;
  return {
    id: payment.id,
    bookId: book.id,
    bookNumber: book.number,
    schemeName: book.schemeVersion.name,
    status: parsePhrase(payment.status, paymentStatusCodes),
    mode: parsePhrase(payment.mode, paymentModeCodes),
    amountPaise: paise(amountPaise),
    startedAt: payment.paidAt,
    instalmentNumber: payment.instalmentNumber,
    instalmentCount: payment.instalmentCount,
    weightMg: milligramsOrNull(payment.weightMg),
    receiptNumber: payment.receiptNumber,
    failureReason: failureText(
      payment.failureCode === null ? null : parsePhrase(payment.failureCode, failureCodes),
      payment.failureReason,
    ),
    payUrl: payable?.payUrl ?? null,
    upiLink: payable && (gateway?.linkOf({ orderId: payable.orderId, amountPaise, bookNumber: book.number }) ?? null),
  };
}
