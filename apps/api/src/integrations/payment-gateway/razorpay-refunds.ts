import { GatewayError } from "./port.ts";
import type { PaymentGateway } from "./port.ts";
import type { Ask } from "./razorpay-client.ts";
import { refundShape, refundsShape } from "./razorpay-shapes.ts";

/** Refunds by Razorpay's REST interface. Our key is their receipt, by which they are found again. */
export function razorpayRefunds(ask: Ask): Pick<PaymentGateway, "refund" | "refundsOf"> {
  return {
    refund: async ({ gatewayPaymentId, amountPaise, key }) => {
      const answer = await ask(`/payments/${encodeURIComponent(gatewayPaymentId)}/refund`, {
        body: { amount: Number(amountPaise), receipt: key },
        headers: { "X-Refund-Idempotency": key },
      });
      const refund = refundShape.safeParse(answer).data;
      if (refund === undefined) throw new GatewayError("Razorpay answered with a refund nobody can read");
      return refund;
    },

    refundsOf: async (gatewayPaymentId) => {
      // Without a count only the last ten are listed.
      const path = `/payments/${encodeURIComponent(gatewayPaymentId)}/refunds?count=100`;
      const { data } = refundsShape.safeParse(await ask(path));
      if (data === undefined) throw new GatewayError("Razorpay answered with refunds nobody can read");
      return data.items;
    },
  };
}
