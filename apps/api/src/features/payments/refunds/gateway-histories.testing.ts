import { refusalIn } from "#core/refusal.ts";
import { keepExceptionRow } from "#features/payments/exceptions/exception-decision-store.ts";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import { retryGatewayRefund } from "#ledger/refund-operations.ts";
import { testDay } from "#testing/money.ts";
import { disputeSteps, oneOf, price, returnedSteps } from "./dispute-steps.testing.ts";
import { forgedSteps } from "./forged-steps.testing.ts";
import type { ShopAtGateway } from "./gateway-shop.testing.ts";

/** Everything that can happen in a history; n says to which of several. */
export function stepsOf(shop: ShopAtGateway) {
  return {
    ...payingSteps(shop),
    ...gatewaySteps(shop),
    ...disputeSteps(shop),
    ...returnedSteps(shop),
    ...forgedSteps(shop),
    ...staffSteps(shop),
  };
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
    /** An event with a correct signature tells of money that never came. */
    forged: async (n: number) => {
      const { orderId } = await shop.order(price);
      const capture = { ...fake.pay(orderId, price), gatewayPaymentId: `pay_forged_${orderId}` };
      if (n % 2 === 0) fake.forget(orderId);
      await shop.hear(capture);
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

/** What may happen to a step: the books refuse it, or the gateway does not answer. */
export function isExpected(error: unknown): boolean {
  return error instanceof GatewayError || refusalIn(error) !== null;
}
