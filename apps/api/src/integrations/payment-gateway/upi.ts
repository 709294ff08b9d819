import { decimal } from "@thangam/texts/format-money";
import { BadSignature } from "./port.ts";
import type { PaymentGateway } from "./port.ts";

export interface UpiSettings {
  /** The shop's UPI id, such as shop@bank. */
  payee: string;
  payeeName: string;
}

/**
 * Paying straight from the customer's UPI app to the shop's account: a link and a QR code with everything filled in.
 * Nobody tells us that the money came; staff see it on the account and acknowledge the payment.
 */
export function upiGateway({ payee, payeeName }: UpiSettings): PaymentGateway {
  return {
    name: "upi",
    openOrder: async ({ paymentId }) => ({
      orderId: referenceOf(paymentId),
      payUrl: `/pay_by_upi?payment=${paymentId}`,
      expiresAt: null,
      moneyUntil: null,
      isAskable: false,
    }),
    linkOf: ({ orderId, amountPaise, bookNumber }) =>
      `upi://pay?${[
        ["pa", payee],
        ["pn", payeeName],
        // UPI wants two places: "2500.00".
        ["am", decimal(amountPaise, 2)],
        ["cu", "INR"],
        ["tr", orderId],
        ["tn", `Book ${bookNumber} ref ${orderId}`],
      ]
        // UPI apps read %20 and take "+" for a plus.
        .map(([key = "", value = ""]) => `${key}=${encodeURIComponent(value).replaceAll("%40", "@")}`)
        .join("&")}`,
    page: () => null,
    readWebhook: () => {
      throw new BadSignature();
    },
    readReturn: () => {
      throw new BadSignature();
    },
    stateOf: async () => ({ captures: [], failure: null, isUnderWay: true, returned: [] }),
    refundsOf: async () => [],
    moveOf: async () => null,
    async *recentMoves() {},
    refund: () => Promise.reject(new Error("Money paid by UPI is sent back from the shop's own account")),
  };
}

/** What the customer's bank statement shows, letters and digits alone. */
function referenceOf(paymentId: bigint): string {
  return `TGM${paymentId.toString().padStart(8, "0")}`;
}
