import * as z from "zod/mini";
import { gatewayId, moment, paiseDigits, plainText } from "./event-values.ts";
import { MalformedEvent } from "./port.ts";
import type { GatewayEvent } from "./port.ts";

const paymentShape = z.object({
  id: gatewayId,
  order_id: gatewayId,
  status: z.string(),
  amountPaise: paiseDigits,
  reason: z.nullable(plainText),
  capturedAt: z._default(z.nullable(moment), null),
  acquirer_data: z.optional(z.object({ rrn: gatewayId })),
});

const refundShape = z.object({
  id: gatewayId,
  payment_id: gatewayId,
  amountPaise: paiseDigits,
  key: z.nullable(plainText),
  status: z.enum(["accepted", "processed", "failed_at_gateway"]),
  reason: z.nullable(plainText),
});

const disputeShape = z
  .object({
    id: gatewayId,
    payment_id: gatewayId,
    amountPaise: paiseDigits,
    deductedPaise: z.optional(paiseDigits),
    status: z.enum(["open", "under_review", "won", "lost", "closed"]),
    reason: z.nullable(plainText),
  })
  // A dispute takes no more than it asks for.
  .check(z.refine(({ amountPaise, deductedPaise }) => (deductedPaise ?? 0n) <= amountPaise));

const currency = z.optional(z.literal("INR"));
const noticeShape = z.union([
  z.object({ event: z.string(), currency, payment: paymentShape }),
  z.object({ event: z.string(), currency, refund: refundShape }),
  z.object({ event: z.string(), currency, dispute: disputeShape }),
]);

export type SandboxPayment = z.output<typeof paymentShape>;

/** What a notice of the sandbox says. Throws MalformedEvent. */
export function eventOfNotice(body: unknown): GatewayEvent | null {
  const { data } = noticeShape.safeParse(body);
  if (data === undefined) throw new MalformedEvent("neither a payment nor a refund nor a dispute");
  if ("payment" in data) return eventOf(data.payment);
  if ("dispute" in data) return disputeOf(data.dispute);
  const { id: refundId, payment_id: gatewayPaymentId, amountPaise, key, status: state, reason } = data.refund;
  return { kind: "refund", refundId, gatewayPaymentId, amountPaise, key, state, reason };
}

function disputeOf(dispute: z.output<typeof disputeShape>): GatewayEvent {
  const {
    id: disputeId,
    payment_id: gatewayPaymentId,
    amountPaise,
    deductedPaise = 0n,
    status: state,
    reason,
  } = dispute;
  const about = { disputeId, gatewayPaymentId, amountPaise, deductedPaise };
  return { kind: "dispute", ...about, state, reason, respondBy: null };
}

/** What a payment at the sandbox means; null while it may still become money. */
export function eventOf(payment: SandboxPayment): Extract<GatewayEvent, { kind: "captured" | "failed" }> | null {
  const { id: gatewayPaymentId, order_id: orderId, status, amountPaise, capturedAt, acquirer_data, reason } = payment;
  const references = acquirer_data === undefined ? [] : [acquirer_data.rrn];
  if (status === "captured")
    return { kind: "captured", orderId, gatewayPaymentId, amountPaise, capturedAt, references };
  if (status === "failed") return { kind: "failed", orderId, gatewayPaymentId, reason: reason ?? "Declined" };
  return null;
}
