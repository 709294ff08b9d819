import { refusalIn } from "#core/refusal.ts";
import { keepExceptionRow } from "#features/payments/exceptions/exception-decision-store.ts";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { DisputeAtGateway } from "#integrations/payment-gateway/port.ts";
import { retryGatewayRefund } from "#ledger/refund-operations.ts";
import { testDay } from "#testing/money.ts";
import type { ShopAtGateway } from "./gateway-shop.testing.ts";

const price = 10_000n;

/** Everything that can happen in a history; n says to which of several. */
export function stepsOf(shop: ShopAtGateway) {
  return { ...payingSteps(shop), ...gatewaySteps(shop), ...disputeSteps(shop), ...staffSteps(shop) };
}

function payingSteps(shop: ShopAtGateway) {
  const { fake } = shop;
  const { money } = shop.database;
  return {
    pay: async () => shop.hear(fake.pay((await shop.order(price)).orderId, price)),
    payUnheard: async () => {
      const { orderId } = await shop.order(price);
      fake.pay(orderId, price);
      await shop.look(orderId);
    },
    payTwice: async () => {
      const { orderId } = await shop.order(price);
      for (const amount of [price, price]) await shop.hear(fake.pay(orderId, amount));
    },
    payMore: async () => shop.hear(fake.pay((await shop.order(price)).orderId, price * 2n)),
    acknowledgedFirst: async (n: number) => {
      const { paymentId, orderId } = await shop.order(price);
      const capture = fake.pay(orderId, price);
      await money.acknowledge(paymentId, { transactionNumber: capture.gatewayPaymentId });
      await money.refund(paymentId, { mode: n % 2 === 0 ? "online" : "cash" });
      await shop.hear(capture);
    },
    acknowledgedAndMoved: async (n: number) => {
      const { paymentId, orderId } = await shop.order(price);
      const capture = fake.pay(orderId, price);
      await money.acknowledge(paymentId, { transactionNumber: capture.gatewayPaymentId });
      const moved = await shop.move(paymentId, shop.otherBook);
      const last = n % 3 === 0 ? await shop.move(moved, shop.book) : moved;
      if (n % 2 === 0) await money.refund(last, { mode: n % 4 === 0 ? "online" : "cash" });
      await shop.hear(capture);
    },
  };
}

function gatewaySteps(shop: ShopAtGateway) {
  const { fake } = shop;
  return {
    makes: () => (fake.state.manner = "makes"),
    accepts: () => (fake.state.manner = "accepts"),
    makesSilently: () => (fake.state.manner = "makes silently"),
    acceptsSilently: () => (fake.state.manner = "accepts silently"),
    loses: () => (fake.state.manner = "loses"),
    refuses: () => (fake.state.manner = "refuses"),
    silence: () => (fake.state.isSilent = !fake.state.isSilent),
    finish: async (n: number) => {
      const refund = oneOf(
        fake.refunds.filter(({ state }) => state === "accepted"),
        n,
      );
      if (refund === undefined) return;
      const finished = fake.finish(refund.refundId, n % 3 === 0 ? "failed_at_gateway" : "processed");
      if (n % 2 === 0) await shop.hear(finished);
    },
    returnThere: async (n: number) => {
      const id = oneOf(await shop.payments(), n)?.gatewayPaymentId ?? "";
      if (fake.left(id) === 0n) return;
      const returned = fake.refundThere(id, n % 2 === 0 ? fake.left(id) : 1_000n);
      if (n % 3 !== 0) await shop.hear(returned);
    },
    failThere: async (n: number) => {
      const made = oneOf(
        fake.refunds.filter(({ state }) => state === "processed"),
        n,
      );
      if (made === undefined) return;
      const failed = fake.finish(made.refundId, "failed_at_gateway");
      // Told twice, with another amount after the right one, or before its success.
      if (n % 3 !== 0) {
        await shop.hear(failed);
        if (n % 4 === 0) await shop.hear({ ...failed, amountPaise: failed.amountPaise + 1n });
      }
      if (n % 5 === 0) await shop.hear(made);
    },
    succeedLate: async (n: number) => {
      const failed = oneOf(
        fake.refunds.filter(({ state }) => state === "failed_at_gateway"),
        n,
      );
      if (failed !== undefined) await shop.hear({ ...failed, state: "processed", reason: null });
    },
  };
}

function disputeSteps(shop: ShopAtGateway) {
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

function staffSteps(shop: ShopAtGateway) {
  const { db, money, make } = shop.database;
  return {
    refund: async (n: number) => {
      const payment = oneOf(
        (await shop.payments()).filter(({ status }) => status === "credited"),
        n,
      );
      if (payment !== undefined) await money.refund(payment.id);
    },
    follow: () => shop.follow(),
    poll: () => shop.poll(),
    settle: () => shop.settle(),
    retry: async (n: number) => {
      const refund = oneOf(await shop.refunds(), n);
      if (refund === undefined) return;
      await retryGatewayRefund(db, shop.context, { now: shop.now, paymentId: refund.paymentId });
    },
    payAnotherWay: async (n: number) => {
      const refund = oneOf(await shop.refunds(), n);
      if (refund === undefined) return;
      await shop.payInCash(refund.paymentId);
    },
    keep: async (n: number) => {
      const exception = oneOf(await shop.openExceptions(), n);
      if (exception === undefined) return;
      const kept = { exceptionId: exception.id, weightMg: null, weightReason: null, remarks: "Kept" };
      await db.$transaction((tx) => keepExceptionRow(tx, shop.context, shop.now, testDay, kept));
    },
    decide: (n: number) => shop.decide(n),
    closeAndOpen: async () => {
      await make.closedBook(shop.book.id);
      await make.reopenedBook(shop.book.id);
    },
  };
}

function oneOf<T>(all: readonly T[], n: number): T | undefined {
  return all[n % Math.max(all.length, 1)];
}

export const isOpen = ({ state }: DisputeAtGateway) => state === "open" || state === "under_review";

/** What may happen to a step: the books refuse it, or the gateway does not answer. */
export function isExpected(error: unknown): boolean {
  return error instanceof GatewayError || refusalIn(error) !== null;
}
