import type { KeyObject } from "node:crypto";
import type { Database } from "#platform/database/db.ts";
import { GatewayRefusal } from "./port.ts";
import type { PaymentGateway, RefundAtGateway } from "./port.ts";
import { findRefund, isMoneyKept, noteRefund } from "./sandbox-store.ts";
import { signatureOf } from "./signatures.ts";

/** Refunds of the sandbox, which makes each at once, and one for each payment; it refuses where it keeps the money. */
export function sandboxRefunds(
  db: Database,
  secret: KeyObject,
): Pick<PaymentGateway, "refund" | "refundsOf" | "moveOf" | "recentMoves"> {
  async function refundOf(gatewayPaymentId: string): Promise<RefundAtGateway | null> {
    const found = await findRefund(db, gatewayPaymentId);
    if (found === null) return null;
    const refundId = `sbr_${signatureOf(found.key, secret).slice(0, 20)}`;
    return { kind: "refund", refundId, gatewayPaymentId, ...found, state: "processed", reason: null };
  }
  return {
    refund: async ({ gatewayPaymentId, key }) => {
      if (await isMoneyKept(db, gatewayPaymentId)) throw new GatewayRefusal("The sandbox keeps this money");
      await noteRefund(db, gatewayPaymentId, key);
      const refund = await refundOf(gatewayPaymentId);
      if (refund === null) throw new GatewayRefusal("The sandbox holds no such money");
      if (refund.key !== key) throw new GatewayRefusal("The sandbox has given this money back already");
      return refund;
    },
    refundsOf: async (gatewayPaymentId) => {
      const refund = await refundOf(gatewayPaymentId);
      return refund === null ? [] : [refund];
    },
    // It has no disputes.
    moveOf: async ({ kind, moveId, gatewayPaymentId }) => {
      const refund = kind === "refund" ? await refundOf(gatewayPaymentId) : null;
      return refund?.refundId === moveId ? refund : null;
    },
    // Nothing moves there that was not asked for.
    async *recentMoves() {},
  };
}
