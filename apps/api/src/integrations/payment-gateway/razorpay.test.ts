import { describe, expect, test } from "vitest";
import { GatewayError, GatewayRefusal } from "./port.ts";
import { razorpayGateway } from "./razorpay.ts";
import { payment, razorpay, razorpayPages, settings } from "./razorpay.testing.ts";

const now = new Date("2026-05-04T05:30:00Z");
const refund = { gatewayPaymentId: "pay_1", amountPaise: 250_000n, key: "refund-of-payment-71" };
const refundEntity = { id: "rfnd_1", payment_id: "pay_1", amount: 250_000, currency: "INR", receipt: refund.key };

describe("the REST interface", () => {
  const order = { paymentId: 71n, amountPaise: 250_000n, bookNumber: "K1042", now };

  test("an order is opened in paise with a receipt of at most 40 characters, and paid on a page of ours", async () => {
    const { gateway, asked } = razorpay({
      id: "order_9",
      amount: 250_000,
      currency: "INR",
      status: "created",
      notes: [],
    });
    expect(await gateway.openOrder(order)).toEqual({
      orderId: "order_9",
      payUrl: "/checkout/razorpay/order_9",
      expiresAt: null,
      moneyUntil: new Date("2026-05-08T05:30:00Z"),
      isAskable: true,
    });
    const [request] = asked;
    expect(request).toMatchObject({
      method: "POST",
      url: "https://api.razorpay.com/v1/orders",
      body: { amount: 250_000, currency: "INR", receipt: "payment-71", payment: { capture: "automatic" } },
    });
    const basic = Buffer.from("rzp_test_key1:key secret").toString("base64");
    expect(request?.headers.get("authorization")).toBe(`Basic ${basic}`);
  });

  test("an order of another amount, an error, or no JSON is trouble", async () => {
    for (const [answer, status] of [
      [{ id: "order_9", amount: 1, currency: "INR" }, 200],
      [{ error: { description: "Authentication failed" } }, 401],
      ["<html>", 200],
    ] as const)
      await expect(razorpay(answer, status).gateway.openOrder(order)).rejects.toThrow(GatewayError);
    const silent = razorpayGateway(settings, () => Promise.reject(new TypeError("fetch failed")));
    await expect(silent.openOrder(order)).rejects.toThrow(GatewayError);
  });

  test("the payments of an order say what is captured, what failed last, and whether the bank is still at it", async () => {
    const items = [
      { ...payment, id: "pay_3", status: "authorized" },
      payment,
      { ...payment, id: "pay_1", status: "failed", error_description: "Timed out" },
      { ...payment, id: "pay_0", status: "failed", error_description: "Declined" },
    ];
    const { gateway, asked } = razorpay({ entity: "collection", count: 4, items });
    const state = await gateway.stateOf("order_DESlLckIVRkHWj", now);
    expect(state.captures.map((capture) => capture.gatewayPaymentId)).toEqual([payment.id]);
    expect(state.failure).toMatchObject({ gatewayPaymentId: "pay_1", reason: "Timed out" });
    expect(state.isUnderWay).toBe(true);
    expect(state.returned).toEqual([]);
    expect(asked[0]?.url).toBe("https://api.razorpay.com/v1/orders/order_DESlLckIVRkHWj/payments");
  });

  test("money that Razorpay has given back already is not money", async () => {
    const { gateway } = razorpay({ items: [{ ...payment, status: "refunded" }] });
    expect(await gateway.stateOf("order_1", now)).toMatchObject({
      captures: [],
      isUnderWay: false,
      returned: [payment.id],
    });
  });

  test("whoever cannot wait for an answer says how long they can", async () => {
    const send = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("too late")));
      });
    await expect(razorpayGateway(settings, send).stateOf("order_1", now, 20)).rejects.toThrow(GatewayError);
  });

  test("a refund carries its key, so that one sent twice is one", async () => {
    const { gateway, asked } = razorpay({ ...refundEntity, status: "processed" });
    expect(await gateway.refund(refund)).toMatchObject({ refundId: "rfnd_1", state: "processed" });
    expect(asked[0]).toMatchObject({
      url: "https://api.razorpay.com/v1/payments/pay_1/refund",
      body: { amount: 250_000 },
    });
    expect(asked[0]?.headers.get("x-refund-idempotency")).toBe("refund-of-payment-71");
  });

  test("what Razorpay says it will not do is a refusal; after any other error nobody knows", async () => {
    const outcome = (status: number) =>
      razorpay({ error: { description: "no" } }, status)
        .gateway.refund(refund)
        .catch((error: unknown) => error);
    for (const status of [400, 404, 422]) expect(await outcome(status)).toBeInstanceOf(GatewayRefusal);
    for (const status of [401, 408, 409, 429, 500, 502, 504]) {
      expect(await outcome(status)).toBeInstanceOf(GatewayError);
      expect(await outcome(status), String(status)).not.toBeInstanceOf(GatewayRefusal);
    }
    await expect(razorpay({ id: "rfnd_1" }).gateway.refund(refund)).rejects.toThrow("nobody can read");
  });

  test("the refunds of a payment are all listed, not the last ten alone", async () => {
    const { gateway, asked } = razorpay({ items: [{ ...refundEntity, status: "pending" }] });
    expect(await gateway.refundsOf("pay_1")).toMatchObject([
      { refundId: "rfnd_1", key: refund.key, state: "accepted" },
    ]);
    expect(asked[0]?.url).toBe("https://api.razorpay.com/v1/payments/pay_1/refunds?count=100");
    await expect(razorpay({ items: [{ ...refundEntity, status: "odd" }] }).gateway.refundsOf("pay_1")).rejects.toThrow(
      GatewayError,
    );
  });
});

test("what moved lately is read page by page: refunds of a week, disputes of half a year", async () => {
  const dispute = { id: "disp_1", payment_id: "pay_1", amount: 500, currency: "INR", amount_deducted: 500 };
  const full = Array.from({ length: 100 }, (_, n) => ({ ...refundEntity, id: `rfnd_${n}`, status: "processed" }));
  const { gateway, asked } = razorpayPages((url) => {
    if (url.includes("/disputes"))
      return [{ ...dispute, reason_code: "chargeback", respond_by: 1_779_000_000, status: "lost" }];
    return url.endsWith("skip=0") ? full : [{ ...refundEntity, status: "pending" }];
  });
  const moves = await Array.fromAsync(gateway.recentMoves(now));
  expect(moves).toHaveLength(102);
  expect(moves.at(-1)).toEqual({
    kind: "dispute",
    disputeId: "disp_1",
    gatewayPaymentId: "pay_1",
    amountPaise: 500n,
    deductedPaise: 500n,
    state: "lost",
    reason: "chargeback",
    respondBy: new Date(1_779_000_000_000),
  });
  const api = "https://api.razorpay.com/v1";
  expect(asked).toEqual([
    `${api}/refunds?from=1777267800&count=100&skip=0`,
    `${api}/refunds?from=1777267800&count=100&skip=100`,
    `${api}/disputes?from=1762320600&count=100&skip=0`,
  ]);
  const odd = razorpayPages(() => [{ id: "rfnd_1" }]);
  await expect(Array.fromAsync(odd.gateway.recentMoves(now))).rejects.toThrow(GatewayError);
});

test("the page loads Checkout from Razorpay and nothing else, and posts to us", () => {
  const { gateway } = razorpay({});
  const payer = { name: 'Asha "A" <b>', email: "asha@example.com", mobile: "9840012345" };
  const order = {
    orderId: "order_9",
    paymentId: 71n,
    amountPaise: 250_000n,
    bookNumber: "K1042",
    schemeName: "Thanga Mazhai",
    shopName: 'Meenakshi "M" <b>',
    payer,
  };
  const page = gateway.page(order, "en");
  expect(page?.html).toContain('action="/checkout/razorpay/return"');
  expect(page?.html).toContain('data-order_id="order_9"');
  expect(page?.html).toContain('data-prefill.name="Asha &quot;A&quot; &lt;b&gt;"');
  expect(page?.html).toContain('data-name="Meenakshi &quot;M&quot; &lt;b&gt;"');
  expect(page?.html).not.toContain(settings.keySecret);
  expect(page?.html.match(/src="[^"]+"/g)).toEqual(['src="https://checkout.razorpay.com/v1/checkout.js"']);
  expect(page?.allows["script-src"]).toEqual(["https://checkout.razorpay.com"]);
});
