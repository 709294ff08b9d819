import * as z from "zod/mini";
import { gatewayId, paiseDigits, plainText } from "./event-values.ts";
import { MalformedEvent } from "./port.ts";
import type { GatewayEvent } from "./port.ts";

const paymentShape = z.object({
  id: gatewayId,
  order_id: gatewayId,
  status: z.string(),
  amountPaise: paiseDigits,
  reason: z.nullable(plainText),
  capturedAt: z._default(
    z.nullable(
      z.pipe(
        z.iso.datetime(),
        z.transform((text) => new Date(text)),
      ),
    ),
    null,
  ),
});

const refundShape = z.object({
  id: gatewayId,
  payment_id: gatewayId,
  amountPaise: paiseDigits,
  key: z.nullable(plainText),
  status: z.enum(["accepted", "processed", "failed_at_gateway"]),
  reason: z.nullable(plainText),
});

const currency = z.optional(z.literal("INR"));
const noticeShape = z.union([
  z.object({ event: z.string(), currency, payment: paymentShape }),
  z.object({ event: z.string(), currency, refund: refundShape }),
]);

export type SandboxPayment = z.output<typeof paymentShape>;

/** What a notice of the sandbox says. Throws MalformedEvent. */
export function eventOfNotice(body: unknown): GatewayEvent | null {
  const { data } = noticeShape.safeParse(body);
  if (data === undefined) throw new MalformedEvent("neither a payment nor a refund");
  if ("payment" in data) return eventOf(data.payment);
  const { id: refundId, payment_id: gatewayPaymentId, amountPaise, key, status: state, reason } = data.refund;
  return { kind: "refund", refundId, gatewayPaymentId, amountPaise, key, state, reason };
}

/** What a payment at the sandbox means; null while it may still become money. */
export function eventOf(payment: SandboxPayment): Exclude<GatewayEvent, { kind: "refund" }> | null {
  const { id: gatewayPaymentId, order_id: orderId, status, amountPaise, capturedAt, reason } = payment;
  if (status === "captured")
    return { kind: "captured", orderId, gatewayPaymentId, amountPaise, capturedAt, references: [] };
  if (status === "failed") return { kind: "failed", orderId, gatewayPaymentId, reason: reason ?? "Declined" };
  return null;
}
