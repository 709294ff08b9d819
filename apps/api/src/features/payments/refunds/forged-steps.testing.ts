import { refusalIn } from "#core/refusal.ts";
import { price, oneOf } from "./dispute-steps.testing.ts";
import type { ShopAtGateway } from "./gateway-shop.testing.ts";

/** What may happen to a refund: the books refuse it. */
function isRefused(error: unknown): void {
  if (refusalIn(error) === null) throw error;
}

/** Events with a correct signature, of somebody who knows the secret and no more. */
export function forgedSteps(shop: ShopAtGateway) {
  const { fake } = shop;
  return {
    /** Of a refund that the gateway never had, or another end of one that it has. */
    forgedRefund: async (n: number) => {
      const id = oneOf(await shop.payments(), n)?.gatewayPaymentId ?? "";
      if (id === "") return;
      const state = (["processed", "failed_at_gateway", "accepted"] as const)[n % 3]!;
      const refund = n % 2 === 0 ? undefined : oneOf(fake.refunds, n);
      const about = {
        kind: "refund",
        gatewayPaymentId: id,
        amountPaise: n % 5 === 0 ? 1_000n : price,
        key: null,
      } as const;
      const invented = { ...about, refundId: `rfnd_forged_${n}_${id}`, reason: null };
      await shop.hear({ ...(refund ?? invented), state });
    },
    /** Of a dispute that no bank opened, or another end of one. */
    forgedDispute: async (n: number) => {
      const id = oneOf(await shop.payments(), n)?.gatewayPaymentId ?? "";
      if (id === "") return;
      const state = (["won", "lost", "closed", "open"] as const)[n % 4]!;
      const dispute = n % 2 === 0 ? undefined : oneOf(fake.disputes, n);
      const about = {
        kind: "dispute",
        gatewayPaymentId: id,
        amountPaise: price,
        reason: null,
        respondBy: null,
      } as const;
      const invented = { ...about, disputeId: `disp_forged_${n}_${id}` };
      await shop.hear({
        ...(dispute ?? invented),
        state,
        deductedPaise: state === "lost" ? price : 0n,
      });
    },
    /** The gateway says that it does not have the money of a payment, somebody decides about that, and it has it after all. */
    missing: async (n: number) => {
      const { orderId, paymentId } = await shop.order(price);
      const capture = fake.pay(orderId, price);
      await shop.hear(capture);
      if (n % 3 === 0) await shop.database.money.refund(paymentId).catch(isRefused);
      for (let round = n % 2; round < 2; round += 1) {
        shop.now = new Date(shop.now.getTime() + 300_000);
        fake.forget(orderId);
        await shop.look(orderId);
        if (n % 5 !== 0) await shop.decide(n);
        if (n % 4 === 0) await shop.database.money.refund(paymentId).catch(isRefused);
        shop.now = new Date(shop.now.getTime() + 300_000);
        fake.remember(capture);
        await shop.look(orderId);
      }
    },
  };
}
