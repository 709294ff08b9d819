import { beforeEach, describe, expect, test } from "vitest";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { OrderState, PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { upiGateway } from "#integrations/payment-gateway/upi.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn, TestApp } from "#testing/harness.ts";
import { sendRefunds } from "#features/payments/refunds/send-refunds.ts";
import { reconcilePayments } from "./reconcile.ts";

async function customerWithBook(app: TestApp): Promise<{ customer: SignedIn; bookNumber: string }> {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  return { customer: await app.signedInUser(client.userId!), bookNumber: book.number };
}

describe("a gateway that is out of reach", () => {
  let state: OrderState | null = null;
  let isOpening = true;
  let refunds: string[] = [];
  const quiet: OrderState = { captures: [], failure: null, isUnderWay: false, returned: [] };
  const answer = <T>(value: T | null): Promise<T> =>
    value === null ? Promise.reject(new GatewayError("no answer")) : Promise.resolve(value);
  const gateway: PaymentGateway = {
    ...upiGateway({ payee: "shop@okbank", payeeName: "Thangam" }),
    name: "razorpay",
    openOrder: ({ paymentId, now }) =>
      answer(
        isOpening
          ? {
              orderId: `order_${paymentId}`,
              payUrl: `/pay/${paymentId}`,
              expiresAt: new Date(now.getTime() + 600_000),
              moneyUntil: new Date(now.getTime() + 600_000),
              isAskable: true,
            }
          : null,
      ),
    stateOf: () => answer(state),
    refund: (refund) => {
      refunds.push(refund.key);
      const made = { kind: "refund", refundId: "rfnd_1", state: "processed", reason: null, ...refund } as const;
      return answer(isOpening ? made : null);
    },
    refundsOf: () => answer([]),
    moveOf: () => answer(null),
  };
  const app = useApp({ gatewayOf: () => gateway });
  const jobs = () => ({
    db: app.db,
    clock: () => app.clock.now,
    businessDayOf: shopCalendar("Asia/Kolkata"),
    gateway,
    logger: makeLogger("silent"),
  });
  const later = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
  };
  beforeEach(() => {
    [state, isOpening, refunds] = [quiet, true, []];
  });

  test("no page to pay on: the answer says so, the payment has failed, and the same request stays refused", async () => {
    const { customer, bookNumber } = await customerWithBook(app);
    isOpening = false;
    const start = () => customer.call("startPayment", { accountno: bookNumber }, { key: "a-page-that-failed" });
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([409, "gateway_unavailable"]);
    expect(await app.db.payment.findMany()).toMatchObject([{ status: "failed", gatewayOrderId: null }]);
    isOpening = true;
    expect((await start()).body.code).toBe("gateway_unavailable");
    expect((await customer.call("startPayment", { accountno: bookNumber })).status).toBe(200);
  });

  test("no answer about a payment: it stays Pending past its end, and is asked about until there is one", async () => {
    const { customer, bookNumber } = await customerWithBook(app);
    const { Transactionid: id } = (await customer.call("startPayment", { accountno: bookNumber })).body.data[0];
    const status = async () => (await app.db.payment.findUniqueOrThrow({ where: { id: BigInt(id) } })).status;
    state = null;
    for (const name of ["checkPayment", "reportFailure"] as const)
      expect((await customer.call(name, { id })).body.data[0].status).toBe("Pending");
    later(11);
    await reconcilePayments(jobs());
    expect(await status()).toBe("pending");
    const order = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: BigInt(id) } });
    expect(order).toMatchObject({ lastTrouble: "no answer", checks: 1 });
    state = quiet;
    later(5);
    await reconcilePayments(jobs());
    expect(await status()).toBe("failed");
  });

  test("a refund without an answer is asked about, and sent again under the same key once the gateway has none", async () => {
    const { customer, bookNumber } = await customerWithBook(app);
    const { Transactionid: id } = (await customer.call("startPayment", { accountno: bookNumber })).body.data[0];
    const news = {
      orderId: `order_${id}`,
      gatewayPaymentId: `pay_${id}`,
      amountPaise: 50_000n,
      capturedAt: null,
      references: [],
    };
    state = { ...quiet, captures: [{ kind: "captured", ...news }] };
    await customer.call("checkPayment", { id });
    await app.money.acknowledge(BigInt(id), { transactionNumber: null });
    await app.money.refund(BigInt(id));
    isOpening = false;
    expect(await sendRefunds(jobs())).toBe(1);
    expect(await sendRefunds(jobs())).toBe(0);
    isOpening = true;
    later(2);
    expect(await sendRefunds(jobs())).toBe(1);
    expect(refunds).toHaveLength(1);
    later(3);
    expect(await sendRefunds(jobs())).toBe(1);
    expect(refunds).toEqual([`refund-of-payment-${id}`, `refund-of-payment-${id}`]);
    const done = await app.db.gatewayRefund.findUniqueOrThrow({ where: { paymentId: BigInt(id) } });
    expect(done).toMatchObject({ state: "processed", refundId: "rfnd_1", nextTryAt: null, lastTrouble: null });
  });
});

describe("a shop that is paid by UPI", () => {
  const app = useApp({ gatewayOf: () => upiGateway({ payee: "shop@okbank", payeeName: "Thangam" }) });

  test("the payer is given a link with everything in it, nothing fails by itself, and staff confirm", async () => {
    const { customer, bookNumber } = await customerWithBook(app);
    const started = (await customer.call("startPayment", { accountno: bookNumber })).body.data[0];
    const { Transactionid: id } = started;
    expect(started.payment_link).toBe(`/pay_by_upi?payment=${id}`);
    const state = async () => (await customer.call("getPayment", { id })).body.data[0];
    expect(await state()).toMatchObject({ status: "Pending", upi_link: expect.stringContaining("am=500.00&cu=INR") });
    expect((await customer.call("reportFailure", { id })).body.data[0].status).toBe("Pending");
    await app.money.acknowledge(BigInt(id), { transactionNumber: "412345678901" });
    expect(await state()).toMatchObject({ status: "Payment Approved", payment_link: null, upi_link: null });
  });
});

describe("a shop that takes no payments online", () => {
  const app = useApp({ gatewayOf: () => null });

  test("books name no place to pay, and a payment is not started", async () => {
    const { customer, bookNumber } = await customerWithBook(app);
    expect((await customer.call("listBooksOfPerson")).body.data[0].payment_link).toBeNull();
    const refused = await customer.call("startPayment", { accountno: bookNumber });
    expect([refused.status, refused.body.code]).toEqual([409, "online_payment_off"]);
    expect(await app.db.payment.count()).toBe(0);
    expect((await customer.send("post", "/webhooks/sandbox", {}, "{}")).status).toBe(404);
  });
});
