import { parseJson } from "./parse-json.ts";
import { eventIdOf } from "./event-values.ts";
import { BadSignature, GatewayError } from "./port.ts";
import type { OrderState, PaymentGateway } from "./port.ts";
import { razorpayClient } from "./razorpay-client.ts";
import type { RazorpaySettings, Send } from "./razorpay-client.ts";
import { razorpayMoves } from "./razorpay-moves.ts";
import { razorpayPage } from "./razorpay-page.ts";
import { razorpayRefunds } from "./razorpay-refunds.ts";
import { eventOfPayment, eventOfWebhook, orderShape, paymentsShape } from "./razorpay-shapes.ts";
import { requireSignature } from "./signatures.ts";

/** Razorpay returns money it authorised late by itself within five days; captures come before. */
const orderDays = 4;

/** Razorpay by its REST interface: an order per payment, Checkout on a page of ours, webhooks, status queries, refunds. */
export function razorpayGateway(settings: RazorpaySettings, send: Send = fetch): PaymentGateway {
  const { keyId, keySecret, webhookSecret } = settings;
  const ask = razorpayClient(settings, send);

  return {
    name: "razorpay",
    openOrder: async ({ paymentId, amountPaise, bookNumber, now }) => {
      const order = orderShape.safeParse(
        await ask("/orders", {
          body: {
            amount: Number(amountPaise),
            currency: "INR",
            receipt: `payment-${paymentId}`,
            notes: { book: bookNumber, payment: paymentId.toString() },
            payment: {
              capture: "automatic",
              capture_options: { automatic_expiry_period: 720, refund_speed: "normal" },
            },
          },
        }),
      ).data;
      if (order === undefined || order.amount !== amountPaise)
        throw new GatewayError("Razorpay opened another order than was asked for");
      return {
        orderId: order.id,
        payUrl: `/checkout/razorpay/${order.id}`,
        expiresAt: null,
        moneyUntil: new Date(now.getTime() + orderDays * 86_400_000),
        isAskable: true,
      };
    },

    // "X-Razorpay-Signature": HMAC of the raw body with the webhook's secret.
    readWebhook: (rawBody, headers) => {
      requireSignature(headers.get("x-razorpay-signature"), rawBody, webhookSecret);
      return {
        eventId: eventIdOf(headers.get("x-razorpay-event-id")),
        event: eventOfWebhook(parseJson(rawBody.toString("utf8"))),
      };
    },

    // Checkout's form: HMAC of order and payment with the key's secret.
    readReturn: (fields) => {
      const orderId = fields.get("razorpay_order_id") ?? "";
      const paymentId = fields.get("razorpay_payment_id") ?? "";
      if (orderId === "" || paymentId === "") throw new BadSignature();
      requireSignature(fields.get("razorpay_signature"), `${orderId}|${paymentId}`, keySecret);
      return orderId;
    },

    stateOf: async (orderId, _now, patienceMs) => {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      const { data } = paymentsShape.safeParse(await ask(path, { patienceMs }));
      if (data === undefined) throw new GatewayError("Razorpay answered with payments nobody can read");
      return stateFrom(data.items);
    },

    ...razorpayRefunds(ask),
    ...razorpayMoves(ask),
    page: (order, language) => razorpayPage(keyId, order, language),
    linkOf: () => null,
  };
}

function stateFrom(payments: Parameters<typeof eventOfPayment>[0][]): OrderState {
  const events = payments.map(eventOfPayment).filter((one) => one !== null);
  return {
    captures: events.filter((one) => one.kind === "captured"),
    // Razorpay lists the newest first.
    failure: events.find((one) => one.kind === "failed") ?? null,
    isUnderWay: events.length < payments.length,
    returned: payments
      .filter(({ amount_refunded, status }) => amount_refunded || status === "refunded")
      .map(({ id }) => id),
  };
}
