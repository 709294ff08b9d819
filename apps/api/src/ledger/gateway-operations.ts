import type { ownFailures } from "@thangam/contracts/payments/failure-schemas";
import * as z from "zod/mini";
import type { CommandContext } from "#core/command-context.ts";
import * as column from "#platform/database/columns.ts";
import { queryValue } from "#platform/database/rows.ts";
import type { Statement } from "#platform/database/rows.ts";
import { callMoney } from "./call-money.ts";
import type { Connection } from "./money-operations.ts";

// Each function here is one SQL function of the same name: what a gateway reported, in one statement and one commit.

interface Received {
  now: Date;
  /** null when it came without an event, from a question of ours. */
  eventId: string | null;
  gateway: string;
  orderId: string;
}

export interface GatewayReceived extends Received {
  /** The shop's day at `now`, "2026-04-01". */
  day: string;
  gatewayPaymentId: string;
  amountPaise: bigint;
  references: readonly string[];
  /** When the gateway captured it, and the shop's day then; null when it does not say. */
  capturedAt: Date | null;
  capturedOn: string | null;
}

/**
 * The gateway's own answer has this money: "credited", "verified" (it waits for staff), "set aside" (an exception for an Admin), "credited before", or nothing
 * new: "known", "replayed", "unknown order".
 */
export function gatewayCaptured(db: Connection, context: CommandContext, told: GatewayReceived): Promise<string> {
  const { now, day, gateway, eventId, orderId, gatewayPaymentId, amountPaise, references, capturedAt, capturedOn } =
    told;
  return outcomeOf(db)`
    select gateway_captured(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${gateway},
      ${eventId}, ${orderId}, ${gatewayPaymentId}, ${amountPaise}::bigint, ${[...references]}::text[],
      ${capturedAt}::timestamptz, ${capturedOn}::date) as answer`;
}

interface GatewayTold extends Received {
  gatewayPaymentId: string;
  amountPaise: bigint;
}

/** An event tells of money, and no answer of the gateway has it: "told", or nothing new: "replayed", "unknown order". */
export function gatewayCaptureTold(db: Connection, told: GatewayTold): Promise<string> {
  const { now, gateway, eventId, orderId, gatewayPaymentId, amountPaise } = told;
  return outcomeOf(db)`
    select gateway_capture_told(${now}::timestamptz, ${gateway}, ${eventId}, ${orderId}, ${gatewayPaymentId},
      ${amountPaise}::bigint) as answer`;
}

interface Answered extends Pick<Received, "gateway" | "orderId"> {
  /** When the gateway was asked. */
  now: Date;
  /** The gateway's names of the money that its answer has. */
  found: readonly string[];
  isUnderWay: boolean;
}

/** Raises an exception about what the books have of an order and the gateway has not. Returns how many. */
export function gatewayCapturesMissing(db: Connection, context: CommandContext, answered: Answered): Promise<number> {
  const { now, gateway, orderId, found, isUnderWay } = answered;
  return queryValue(db, column.integer)`
    select gateway_captures_missing(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${gateway},
      ${orderId}, ${[...found]}::text[], ${isUnderWay})`;
}

export interface GatewayFailed extends Received {
  gatewayPaymentId: string | null;
  /** The gateway's own words, or the code of what it does not know of. */
  reason: string | { code: (typeof ownFailures)[number] };
}

/** "failed", or nothing new: "known", "replayed", "unknown order". */
export function gatewayFailed(db: Connection, context: CommandContext, told: GatewayFailed): Promise<string> {
  const { now, gateway, eventId, orderId, gatewayPaymentId, reason } = told;
  const [code, words] = typeof reason === "string" ? [null, reason] : [reason.code, null];
  return outcomeOf(db)`
    select gateway_failed(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${gateway}, ${eventId}, ${orderId},
      ${gatewayPaymentId}, ${code}, ${words}) as answer`;
}

/** "credited", "waits" (a rule does not allow it now), or "known". */
export function acknowledgeVerified(
  db: Connection,
  context: CommandContext,
  { now, day, paymentId }: { now: Date; day: string; paymentId: bigint },
): Promise<string> {
  return outcomeOf(db)`
    select acknowledge_verified(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date,
      ${paymentId}::bigint) as answer`;
}

const answerShape = z.object({ outcome: z.string() });

export function outcomeOf(db: Connection): Statement<string> {
  return async (sql, ...parameters) => z.parse(answerShape, await callMoney(db)(sql, ...parameters)).outcome;
}
