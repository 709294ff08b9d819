import * as z from "zod/mini";
import type { GatewayEvent } from "./port.ts";

// What we read of Razorpay's answers; whatever else they hold is of no concern here.

export const orderShape = z.object({ id: z.string(), amount: z.int(), currency: z.literal("INR") });
export const refundShape = z.object({ id: z.string() });

const payment = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.int(),
  currency: z.string(),
  /** created | authorized | captured | refunded | failed */
  status: z.string(),
  error_description: z.nullish(z.string()),
  /** Seconds since 1970. Not every response has it. */
  captured_at: z.nullish(z.int()),
  /** The bank's own numbers; "notes" and this are lists when they are empty. */
  acquirer_data: z.optional(z.unknown()),
});

export const paymentsShape = z.object({ items: z.array(payment) });

export const webhookShape = z.object({
  event: z.string(),
  /** When the event happened, in seconds since 1970. */
  created_at: z.nullish(z.int()),
  payload: z.object({ payment: z.optional(z.object({ entity: payment })) }),
});

/** What a webhook tells of a payment; a capture happened when its event did. */
export function eventOfWebhook({ event, created_at, payload }: z.output<typeof webhookShape>): GatewayEvent | null {
  const told = eventOfPayment(payload.payment?.entity);
  if (told?.kind !== "captured" || !["payment.captured", "order.paid"].includes(event)) return told;
  return { ...told, capturedAt: told.capturedAt ?? momentOf(created_at) };
}

/** What a payment at Razorpay means to us; null while it may still become money, or is none of ours. */
export function eventOfPayment(entity: z.output<typeof payment> | undefined): GatewayEvent | null {
  if (entity === undefined || !entity.order_id) return null;
  const { id: gatewayPaymentId, order_id: orderId } = entity;
  if (entity.status === "captured" && entity.currency === "INR") {
    const amountPaise = BigInt(entity.amount);
    const capturedAt = momentOf(entity.captured_at);
    const references = textsIn(entity.acquirer_data);
    return { kind: "captured", orderId, gatewayPaymentId, amountPaise, capturedAt, references };
  }
  if (entity.status === "failed") {
    const reason = entity.error_description?.slice(0, 200) || "Declined by the bank";
    return { kind: "failed", orderId, gatewayPaymentId, reason };
  }
  // Given back before we ever heard of it: no money for the book.
  if (entity.status === "refunded")
    return { kind: "failed", orderId, gatewayPaymentId, reason: "Returned by the gateway" };
  return null;
}

function momentOf(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1000) : null;
}

function textsIn(object: unknown): string[] {
  return Object.values(Object(object)).filter((value): value is string => typeof value === "string" && value !== "");
}
