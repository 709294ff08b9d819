import * as z from "zod/mini";
import type { Database } from "#platform/database/db.ts";
import { derivedKey } from "#platform/security/derived-key.ts";
import { newToken } from "#platform/ids.ts";
import { parseJson } from "./parse-json.ts";
import { BadSignature, GatewayError } from "./port.ts";
import type { GatewayEvent, OrderState, PaymentGateway } from "./port.ts";
import { attemptOf, newPaymentId, noticesOf } from "./webhook-scenarios.ts";
import { sandboxPage } from "./sandbox-page.ts";
import { findOrder, insertAttempt, insertOrder, noteRefund } from "./sandbox-store.ts";
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
      const { data } = noticeShape.safeParse(parseJson(rawBody.toString("utf8")));
      return {
        eventId: headers.get("x-sandbox-event-id") ?? null,
        event: data === undefined ? null : eventOf(data.payment),
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
        order.payments.map((payment) => ({ ...payment, order_id: orderId, status: statusOf(payment, now) })),
      );
    },

    refund: async ({ gatewayPaymentId, key }) => {
      if (!(await noteRefund(db, gatewayPaymentId, key))) throw new GatewayError("The sandbox holds no such money");
      return `sbr_${signatureOf(key, secret).slice(0, 20)}`;
    },

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

const noticeShape = z.object({
  event: z.string(),
  payment: z.object({
    id: z.string(),
    order_id: z.string(),
    status: z.string(),
    amountPaise: z.pipe(
      z.string(),
      z.transform((digits) => BigInt(digits)),
    ),
    reason: z.nullable(z.string()),
    capturedAt: z._default(
      z.nullable(
        z.pipe(
          z.iso.datetime(),
          z.transform((text) => new Date(text)),
        ),
      ),
      null,
    ),
  }),
});

function statusOf({ capturedAt, failedAt }: { capturedAt: Date | null; failedAt: Date | null }, now: Date): string {
  if (failedAt !== null) return "failed";
  return capturedAt !== null && capturedAt <= now ? "captured" : "pending";
}

interface SandboxPayment {
  id: string;
  order_id: string;
  status: string;
  amountPaise: bigint;
  reason: string | null;
  capturedAt: Date | null;
}

function stateFrom(payments: readonly SandboxPayment[]): OrderState {
  const events = payments.map(eventOf).filter((one) => one !== null);
  return {
    captures: events.filter((one) => one.kind === "captured"),
    failure: events.findLast((one) => one.kind === "failed") ?? null,
    isUnderWay: payments.some(({ status }) => status === "pending"),
  };
}

function eventOf(payment: SandboxPayment): GatewayEvent | null {
  const { id: gatewayPaymentId, order_id: orderId, status, amountPaise, capturedAt, reason } = payment;
  if (status === "captured")
    return { kind: "captured", orderId, gatewayPaymentId, amountPaise, capturedAt, references: [] };
  if (status === "failed") return { kind: "failed", orderId, gatewayPaymentId, reason: reason ?? "Declined" };
  return null;
}
