import type { ownFailures } from "@thangam/contracts/payments/failure-schemas";
import type { GatewayEvent, PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { gatewayFailed } from "#ledger/gateway-operations.ts";
import { gatewayDisputed } from "#ledger/dispute-operations.ts";
import { gatewayRefunded } from "#ledger/refund-operations.ts";
import type { CommandContext } from "#core/command-context.ts";
import { withRetries } from "#kernel/with-retries.ts";
import type { Database } from "#platform/database/db.ts";

/** Everything that asks or hears a gateway is done with this. */
export interface GatewayCall {
  db: Database;
  gateway: PaymentGateway;
  context: CommandContext;
  now: Date;
  /** The shop's day at `now`. */
  today: string;
  businessDayOf: (moment: Date) => string;
}

/** The gateway was asked, and knows of no money for an order. */
interface NoMoney {
  kind: "failed";
  orderId: string;
  gatewayPaymentId: null;
  reason: { code: (typeof ownFailures)[number] };
}

/**
 * The one way by which what a gateway says reaches a payment, its refund or a dispute, whoever asked and however often. Of a refund or
 * a dispute only an answer counts (told-moves.ts); that it has money is not among it (confirmed-captures.ts).
 */
export function applyGatewayEvent(
  { db, gateway, context, now, today }: GatewayCall,
  event: Exclude<GatewayEvent, { kind: "captured" }> | NoMoney,
  eventId: string | null,
): Promise<string> {
  // The caller's key belongs to the call, not to what the gateway says meanwhile.
  const said = { ...context, key: null };
  const when = { now, day: today, gateway: gateway.name, eventId };
  return withRetries(() => {
    switch (event.kind) {
      case "failed":
        return gatewayFailed(db, said, { ...event, ...when });
      case "refund":
        return gatewayRefunded(db, said, { ...event, ...when });
      case "dispute":
        // An answer holds now.
        return gatewayDisputed(db, said, { ...event, ...when, saidAt: now });
    }
  });
}

/** What is done without a caller: by a webhook, a return page or a job. */
export function ownContext(operation: string, origin: { requestId?: string; address?: string } = {}): CommandContext {
  const { requestId = "", address = "" } = origin;
  return { actorId: null, actorType: null, operation, key: null, requestHash: "", requestId, address };
}
