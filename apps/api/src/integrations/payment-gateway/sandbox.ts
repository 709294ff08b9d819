import type { Database } from "#platform/database/db.ts";
import { derivedKey } from "#platform/security/derived-key.ts";
import { newToken } from "#platform/ids.ts";
import { eventIdOf } from "./event-values.ts";
import { parseJson } from "./parse-json.ts";
import { BadSignature, GatewayError } from "./port.ts";
import type { OrderState, PaymentGateway } from "./port.ts";
import { attemptOf, bankReferenceOf, newPaymentId, noticesOf } from "./webhook-scenarios.ts";
import { eventOf, eventOfNotice } from "./sandbox-notice.ts";
import type { SandboxPayment } from "./sandbox-notice.ts";
import { sandboxPage } from "./sandbox-page.ts";
import { sandboxRefunds } from "./sandbox-refunds.ts";
import { findOrder, insertAttempt, insertOrder } from "./sandbox-store.ts";
import { requireSignature, signatureOf } from "./signatures.ts";

const orderMinutes = 30;

/**
 * A gateway for trying everything out: its own payment page, signed callbacks and webhooks, status queries and refunds,
 * as a real one has them, and no money anywhere.
 */
export function sandboxGateway(db: Database, appSecret: string): PaymentGateway {
  const secret = derivedKey(appSecret, "sandbox gateway");
  return {
    name: "sandbox",
    openOrder: async ({ paymentId, amountPaise, bookNumber, now }) => {
      const id = `sbo_${newToken()}`;
      const expiresAt = new Date(now.getTime() + orderMinutes * 60_000);
      await insertOrder(db, {
        id,
        receipt: paymentId.toString(),
        description: bookNumber,
        amountPaise,
        createdAt: now,
        expiresAt,
      });
      return { orderId: id, payUrl: `/checkout/sandbox/${id}`, expiresAt, moneyUntil: expiresAt, isAskable: true };
    },

    readWebhook: (rawBody, headers) => {
      requireSignature(headers.get("x-sandbox-signature"), rawBody, secret);
      return {
        eventId: eventIdOf(headers.get("x-sandbox-event-id")),
        event: eventOfNotice(parseJson(rawBody.toString("utf8"))),
      };
    },

    readReturn: (fields) => {
      const [orderId = "", paymentId = "", status = ""] = returned.map((name) => fields.get(name));
      if (orderId === "") throw new BadSignature();
      requireSignature(fields.get("signature"), `${orderId}|${paymentId}|${status}`, secret);
      return orderId;
    },

    stateOf: async (orderId, now) => {
      const order = await findOrder(db, orderId);
      if (order === null) throw new GatewayError("The sandbox knows no such order");
      return stateFrom(
        order.payments.map((payment) => ({
          ...payment,
          order_id: orderId,
          status: statusOf(payment, now),
          acquirer_data: { rrn: bankReferenceOf(payment.id) },
        })),
      );
    },

    ...sandboxRefunds(db, secret),

    page: (order, language) => ({ html: sandboxPage(order, language), allows: {} }),

    simulate: async (orderId, fields, now) => {
      const order = await findOrder(db, orderId);
      const attempt = attemptOf(fields, now);
      if (order === null || attempt === null) return null;
      const paymentId = newPaymentId();
      const row = { id: paymentId, orderId, amountPaise: order.amountPaise, createdAt: now, ...attempt.outcome };
      const status = statusOf({ capturedAt: null, failedAt: null, ...attempt.outcome }, now);
      await insertAttempt(db, row, noticesOf({ paymentId, order, attempt, now }));
      const fieldsBack = { order_id: orderId, payment_id: paymentId, status };
      const signature = signatureOf(`${orderId}|${paymentId}|${status}`, secret);
      return `/checkout/sandbox/return?${new URLSearchParams({ ...fieldsBack, signature }).toString()}`;
    },
    linkOf: () => null,
  };
}

/** How the sandbox signs what it sends: the header of a body. */
export function sandboxSignature(appSecret: string, body: string): string {
  return signatureOf(body, derivedKey(appSecret, "sandbox gateway"));
}

const returned = ["order_id", "payment_id", "status"];
function statusOf({ capturedAt, failedAt }: { capturedAt: Date | null; failedAt: Date | null }, now: Date): string {
  if (failedAt !== null) return "failed";
  return capturedAt !== null && capturedAt <= now ? "captured" : "pending";
}
function stateFrom(payments: readonly SandboxPayment[]): OrderState {
  const events = payments.map(eventOf).filter((one) => one !== null);
  return {
    captures: events.filter((one) => one.kind === "captured"),
    failure: events.findLast((one) => one.kind === "failed") ?? null,
    isUnderWay: payments.some(({ status }) => status === "pending"),
    returned: [],
  };
}
