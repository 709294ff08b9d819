import type { DisputeAtGateway } from "#integrations/payment-gateway/port.ts";
import type { ShopAtGateway } from "./gateway-shop.testing.ts";

export const price = 10_000n;

/** What banks and the gateway do about disputes in a history; n says about which of several. */
export function disputeSteps(shop: ShopAtGateway) {
  const { fake } = shop;
  /** A dispute that is over, and not lost. What the books have not heard of its end they hear now. */
  const ended = async (n: number) => {
    const dispute = oneOf(
      fake.disputes.filter(({ state }) => state === "won" || state === "closed"),
      n,
    );
    if (dispute !== undefined) await shop.hear(dispute);
    shop.now = new Date(shop.now.getTime() + 1_000);
    return dispute;
  };
  return {
    dispute: async (n: number) => {
      const id = oneOf(await shop.payments(), n)?.gatewayPaymentId ?? "";
      if (id === "") return;
      // A bank may ask for what was given back, too.
      const whole = n % 3 === 0 || fake.left(id) === 0n ? price : fake.left(id);
      await shop.hear(fake.dispute(id, n % 2 === 0 ? whole : 1_000n));
    },
    moveDispute: async (n: number) => {
      const dispute = oneOf(fake.disputes.filter(isOpen), n);
      if (dispute === undefined) return;
      const state = (["under_review", "won", "lost", "closed"] as const)[n % 4]!;
      const { disputeId } = dispute;
      const moved = fake.moveDispute(disputeId, state);
      if (n % 3 !== 0) await shop.hear(moved);
    },
    loseAfterItsEnd: async (n: number) => {
      const dispute = await ended(n);
      if (dispute === undefined) return;
      const lost = fake.moveDispute(dispute.disputeId, "lost");
      if (n % 3 !== 0) await shop.hear(lost);
    },
    openAgain: async (n: number) => {
      const dispute = await ended(n);
      if (dispute?.state !== "won") return;
      const opened = fake.moveDispute(dispute.disputeId, n % 2 === 0 ? "open" : "under_review");
      if (n % 3 !== 0) await shop.hear(opened);
    },
    losePart: async (n: number) => {
      const dispute = oneOf(fake.disputes.filter(isOpen), n);
      if (dispute !== undefined) await shop.hear(fake.moveDispute(dispute.disputeId, "lost", dispute.amountPaise / 4n));
    },
    loseRest: async (n: number) => {
      const parts = fake.disputes.filter(
        ({ deductedPaise, amountPaise }) => deductedPaise > 0n && deductedPaise < amountPaise,
      );
      const dispute = oneOf(parts, n);
      if (dispute !== undefined) await shop.hear(fake.moveDispute(dispute.disputeId, "lost"));
    },
    turnDispute: async (n: number) => {
      const lost = oneOf(
        fake.disputes.filter(({ state }) => state === "lost"),
        n,
      );
      if (lost === undefined) return;
      const won = fake.moveDispute(lost.disputeId, "won");
      if (n % 3 !== 0) await shop.hear(won);
    },
  };
}

export function returnedSteps(shop: ShopAtGateway) {
  const { fake } = shop;
  return {
    /** Money that went back by the gateway's own hand, is disputed all the same, lost, and perhaps won. */
    returnedThenDisputed: async (n: number) => {
      const capture = fake.pay((await shop.order(price)).orderId, price);
      await shop.hear(capture);
      await shop.hear(fake.refundThere(capture.gatewayPaymentId, price));
      await shop.decide(n);
      const { disputeId } = fake.dispute(capture.gatewayPaymentId, price);
      await shop.hear(fake.moveDispute(disputeId, "lost"));
      await shop.decide(Math.trunc(n / 2));
      if (n % 5 !== 0) await shop.hear(fake.moveDispute(disputeId, "won"));
    },
  };
}

export function oneOf<T>(all: readonly T[], n: number): T | undefined {
  return all[n % Math.max(all.length, 1)];
}

export const isOpen = ({ state }: DisputeAtGateway) => state === "open" || state === "under_review";
