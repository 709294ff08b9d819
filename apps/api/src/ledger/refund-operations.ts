import type { CommandContext } from "#core/command-context.ts";
import * as column from "#platform/database/columns.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { callMoney } from "./call-money.ts";
import { outcomeOf } from "./gateway-operations.ts";
import type { Connection } from "./money-operations.ts";

// Each function here is one SQL function of the same name: what is asked of a gateway about a refund, and what it says.

const dueRefund = row({
  paymentId: column.id,
  gatewayPaymentId: column.text,
  amountPaise: column.paise,
  /** The same for every try of one attempt. */
  key: column.text,
  refundId: column.nullable(column.text),
  /** An earlier request may have been carried out: the gateway is asked about it, and for nothing else. */
  isAsked: column.boolean,
});

export type DueRefund = RowOf<typeof dueRefund>;

/** What a job takes out of a queue. */
export interface Taking {
  now: Date;
  gateway: string;
  /** Until then they are out of sight of other processes. */
  takenUntil: Date;
  limit: number;
}

/** Takes refunds that are due; what is to be asked for is Asked from now on. */
export function takeDueRefunds(db: Connection, { now, gateway, takenUntil, limit }: Taking): Promise<DueRefund[]> {
  return queryRows(db, dueRefund)`
    select payment_id, gateway_payment_id, amount_paise, key, refund_id, is_asked
    from take_due_refunds(${now}::timestamptz, ${gateway}, ${takenUntil}::timestamptz, ${limit}::int)`;
}

export interface GatewayRefunded {
  now: Date;
  /** The shop's day at `now`: a loss is reversed on it, or on the first open day after it. */
  day: string;
  /** null when it came without an event, from a question of ours. */
  eventId: string | null;
  gateway: string;
  gatewayPaymentId: string;
  refundId: string;
  amountPaise: bigint;
  key: string | null;
  state: "accepted" | "processed" | "failed_at_gateway";
  reason: string | null;
}

/** "accepted", "processed", "failed_at_gateway", "set aside" (an exception), or nothing new: "known", "replayed", "unknown payment". */
export function gatewayRefunded(db: Connection, context: CommandContext, told: GatewayRefunded): Promise<string> {
  const { now, day, eventId, gateway, gatewayPaymentId, refundId, amountPaise, key, state, reason } = told;
  return outcomeOf(db)`
    select gateway_refunded(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${gateway}, ${eventId},
      ${gatewayPaymentId}, ${refundId}, ${amountPaise}::bigint, ${key}, ${state}, ${reason}) as answer`;
}

interface Untold {
  now: Date;
  paymentId: bigint;
  reason: string;
}

/** The gateway says that it has no such refund: "refused", "failed_at_gateway" where it had taken it on, or "known". */
export function gatewayRefundAbsent(db: Connection, context: CommandContext, told: Untold): Promise<string> {
  const { now, paymentId, reason } = told;
  return outcomeOf(db)`
    select gateway_refund_absent(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${paymentId}::bigint,
      ${reason.slice(0, 500)}) as answer`;
}

/** The gateway did not answer. */
export async function gatewayRefundUnanswered(db: Connection, told: Untold): Promise<void> {
  const { now, paymentId, reason } = told;
  await db.$executeRaw`
    select gateway_refund_unanswered(${now}::timestamptz, ${paymentId}::bigint, ${reason.slice(0, 500)})`;
}

/** Puts a refund that is not made first in line. */
export async function retryGatewayRefund(
  db: Connection,
  context: CommandContext,
  { now, paymentId }: { now: Date; paymentId: bigint },
): Promise<void> {
  await callMoney(db)`
    select retry_gateway_refund(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${paymentId}::bigint)::text`;
}

/** Raises and ends exceptions about refunds at a gateway that is gone; returns how many. `gateway` is the one that the shop has now. */
export function followStrandedRefunds(
  db: Connection,
  { now, gateway }: { now: Date; gateway: string | null },
): Promise<number> {
  return queryValue(db, column.integer)`select follow_stranded_refunds(${now}::timestamptz, ${gateway}::text)`;
}
