import type { CommandContext } from "#core/command-context.ts";
import { outcomeOf } from "./gateway-operations.ts";
import type { Connection } from "./money-operations.ts";

export interface GatewayDisputed {
  now: Date;
  day: string;
  /** null when it came without an event, from a question of ours. */
  eventId: string | null;
  gateway: string;
  gatewayPaymentId: string;
  disputeId: string;
  amountPaise: bigint;
  /** What the gateway took for it so far. */
  deductedPaise: bigint;
  state: "open" | "under_review" | "won" | "lost" | "closed";
  reason: string | null;
  respondBy: Date | null;
  /** When the gateway said so; null where that is not known. */
  saidAt: Date | null;
}

/** By the SQL function of the same name: returns the state, or nothing new: "known", "replayed", "unknown payment". */
export function gatewayDisputed(db: Connection, context: CommandContext, told: GatewayDisputed): Promise<string> {
  const {
    now,
    day,
    eventId,
    gateway,
    gatewayPaymentId,
    disputeId,
    amountPaise,
    deductedPaise,
    state,
    reason,
    respondBy,
    saidAt,
  } = told;
  return outcomeOf(db)`
    select gateway_disputed(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${gateway}, ${eventId},
      ${gatewayPaymentId}, ${disputeId}, ${amountPaise}::bigint, ${deductedPaise}::bigint, ${state}, ${reason},
      ${respondBy}::timestamptz, ${saidAt}::timestamptz) as answer`;
}
