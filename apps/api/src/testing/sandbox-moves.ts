import type { DisputeAtGateway, PaymentGateway, RefundAtGateway } from "#integrations/payment-gateway/port.ts";
import { eventOfNotice } from "#integrations/payment-gateway/sandbox-notice.ts";

const moves = new Map<string, RefundAtGateway | DisputeAtGateway>();

/** The sandbox, on whose pages somebody may move money, and which banks ask for money. */
export function withMoves(gateway: PaymentGateway): PaymentGateway {
  return { ...gateway, moveOf: async (asked) => moves.get(asked.moveId) ?? gateway.moveOf(asked) };
}

/** From now on the sandbox has what a notice says of a refund or a dispute. */
export function moveAtSandbox(body: string): void {
  const move = eventOfNotice(JSON.parse(body));
  if (move?.kind === "refund") moves.set(move.refundId, move);
  if (move?.kind === "dispute") moves.set(move.disputeId, move);
}
