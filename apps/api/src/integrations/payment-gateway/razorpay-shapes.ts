import * as z from "zod/mini";
import { gatewayId, paiseOrNothing, plainText, seconds, wholePaise } from "./event-values.ts";
import { MalformedEvent } from "./port.ts";
import type { DisputeAtGateway, GatewayEvent, RefundAtGateway } from "./port.ts";

type PaymentEvent = Extract<GatewayEvent, { kind: "captured" | "failed" }>;

// What we read of Razorpay's answers; whatever else they hold is of no concern here.

export const orderShape = z.object({ id: gatewayId, amount: wholePaise, currency: z.literal("INR") });

const payment = z.object({
  id: gatewayId,
  order_id: z.nullish(gatewayId),
  amount: wholePaise,
  currency: z.literal("INR"),
  /** created | authorized | captured | refunded | failed */
  status: z.string(),
  error_description: z.nullish(plainText),
  /** What went back of it, whoever asked for that. */
  amount_refunded: z.nullish(paiseOrNothing),
  /** Seconds since 1970. Not every response has it. */
  captured_at: z.nullish(seconds),
  /** The bank's own numbers; "notes" and this are lists when they are empty. */
  acquirer_data: z.optional(z.unknown()),
});

export const paymentsShape = z.object({ items: z.array(payment) });

const refundStates = { pending: "accepted", processed: "processed", failed: "failed_at_gateway" } as const;

export const refundShape = z.pipe(
  z.object({
    id: gatewayId,
    payment_id: gatewayId,
    amount: wholePaise,
    currency: z.literal("INR"),
    receipt: z.nullish(plainText),
    status: z.enum(["pending", "processed", "failed"]),
  }),
  z.transform((entity): RefundAtGateway => ({
    kind: "refund",
    refundId: entity.id,
    gatewayPaymentId: entity.payment_id,
    amountPaise: entity.amount,
    key: entity.receipt ?? null,
    state: refundStates[entity.status],
    reason: entity.status === "failed" ? "given_up_there" : null,
  })),
);

export const refundsShape = z.object({ items: z.array(refundShape) });

export const disputeShape = z.pipe(
  z
    .object({
      id: gatewayId,
      payment_id: gatewayId,
      amount: wholePaise,
      currency: z.literal("INR"),
      amount_deducted: z.nullish(paiseOrNothing),
      reason_code: z.nullish(plainText),
      respond_by: z.nullish(seconds),
      status: z.enum(["open", "under_review", "won", "lost", "closed"]),
    })
    // A dispute takes no more than it asks for.
    .check(z.refine(({ amount, amount_deducted }) => (amount_deducted ?? 0n) <= amount)),
  z.transform((entity): DisputeAtGateway => ({
    kind: "dispute",
    disputeId: entity.id,
    gatewayPaymentId: entity.payment_id,
    amountPaise: entity.amount,
    deductedPaise: entity.amount_deducted ?? 0n,
    state: entity.status,
    reason: entity.reason_code?.slice(0, 200) ?? null,
    respondBy: momentOf(entity.respond_by),
  })),
);

/** A page of a list, whatever stands in it. */
export const pageShape = z.object({ items: z.array(z.unknown()) });

const foreign = z.object({ currency: z.string().check(z.regex(/^(?!INR$)[A-Z]{3}$/)) });

/** Whether something at Razorpay is of another currency, and so none of ours: every order of the portal is in rupees. */
export function isForeign(item: unknown): boolean {
  return foreign.safeParse(item).success;
}

const eventShape = z.object({
  event: z.string(),
  payload: z.optional(z.unknown()),
});
const paymentPayload = z.object({ payment: z.object({ entity: payment }) });
const payloadWithoutOrder = z.object({
  payment: z.object({ entity: z.object({ order_id: z.nullish(z.literal("")) }) }),
});
const refundPayload = z.object({ refund: z.object({ entity: refundShape }) });
const disputePayload = z.object({ dispute: z.object({ entity: disputeShape }) });

/** What a webhook says of a payment, a refund or a dispute; null when it is about something else. Throws MalformedEvent. */
export function eventOfWebhook(body: unknown): GatewayEvent | null {
  const { data } = eventShape.safeParse(body);
  if (data === undefined) throw new MalformedEvent("no event");
  const [about, part] = data.event.split(".");
  if (about === "payment" && part === "dispute") return read(disputePayload, data).dispute.entity;
  // What is paid without an order is none of ours, whatever its currency.
  if (about === "payment" && !payloadWithoutOrder.safeParse(data.payload).success)
    return eventOfPayment(read(paymentPayload, data).payment.entity);
  if (about === "refund") return read(refundPayload, data).refund.entity;
  return null;
}

function read<S extends z.ZodMiniType>(shape: S, { event, payload }: z.output<typeof eventShape>): z.output<S> {
  const { data, error } = shape.safeParse(payload);
  const field = error?.issues[0]?.path.join(".") ?? "";
  if (error !== undefined) throw new MalformedEvent(`${event.slice(0, 60)}: ${field}`);
  return data;
}

/** What a payment at Razorpay means to us; null while it may still become money, or is none of ours. */
export function eventOfPayment(entity: z.output<typeof payment>): PaymentEvent | null {
  const { id: gatewayPaymentId, order_id: orderId, amount: amountPaise } = entity;
  if (!orderId) return null;
  if (entity.status === "captured") {
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

function momentOf(told: number | null | undefined): Date | null {
  return told ? new Date(told * 1000) : null;
}

function textsIn(object: unknown): string[] {
  return Object.values(Object(object)).filter(
    (value): value is string => typeof value === "string" && gatewayId.safeParse(value).success,
  );
}
