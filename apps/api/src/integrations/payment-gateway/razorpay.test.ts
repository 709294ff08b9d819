import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BadSignature, GatewayError } from "./port.ts";
import { razorpayGateway } from "./razorpay.ts";
import type { Send } from "./razorpay-client.ts";

const settings = { keyId: "rzp_test_key1", keySecret: "key secret", webhookSecret: "webhook secret" };
const now = new Date("2026-05-04T05:30:00Z");

interface Asked {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

/** Razorpay behind a fetch of ours: answers what the test says, and keeps what it was asked. */
function razorpay(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  const send: Send = async (url, init) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ method: init.method ?? "GET", url, headers: new Headers(init.headers), body });
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
  };
  return { gateway: razorpayGateway(settings, send), asked };
}

/** The published rule, computed here by itself: HMAC-SHA256 in hex. */
const hmac = (content: string | Buffer, secret: string) => createHmac("sha256", secret).update(content).digest("hex");

const payment = {
  id: "pay_DESlfW9H8K9uqM",
  entity: "payment",
  amount: 250_000,
  currency: "INR",
  status: "captured",
  order_id: "order_DESlLckIVRkHWj",
  method: "upi",
  notes: [],
  error_code: null,
  error_description: null,
  acquirer_data: { rrn: "031814226431", upi_transaction_id: null },
  created_at: 1_567_674_599,
};

function eventOf(entity: object, event = "payment.captured"): Buffer {
  const body = { entity: "event", account_id: "acc_1", event, contains: ["payment"], payload: { payment: { entity } } };
  // Spacing and escapes that another writer of JSON would not repeat.
  return Buffer.from(JSON.stringify(body, null, 1).replace("acc_1", "acc\\u005f1"));
}

const headersFor = (body: Buffer, signature = hmac(body, settings.webhookSecret)) =>
  new Map([
    ["x-razorpay-signature", signature],
    ["x-razorpay-event-id", "evt_1"],
  ]);

describe("webhooks", () => {
  const { gateway } = razorpay({});

  test("the published example of an HMAC, so that the rule of this test is the real one", () => {
    // RFC 4231, test case 2.
    expect(hmac("what do ya want for nothing?", "Jefe")).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  test("a captured payment, signed over the body byte for byte, is money with the bank's own numbers", () => {
    const body = eventOf(payment);
    expect(gateway.readWebhook(body, headersFor(body))).toEqual({
      eventId: "evt_1",
      event: {
        kind: "captured",
        orderId: "order_DESlLckIVRkHWj",
        gatewayPaymentId: "pay_DESlfW9H8K9uqM",
        amountPaise: 250_000n,
        references: ["031814226431"],
      },
    });
  });

  test("one changed byte, a missing or short signature, or the key's secret instead of the webhook's are refused", () => {
    const body = eventOf(payment);
    const signature = hmac(body, settings.webhookSecret);
    for (let at = 0; at < body.length; at += 17) {
      const changed = Buffer.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => gateway.readWebhook(changed, headersFor(body))).toThrow(BadSignature);
    }
    for (const wrong of ["", signature.slice(1), `${signature}0`, hmac(body, settings.keySecret)])
      expect(() => gateway.readWebhook(body, headersFor(body, wrong))).toThrow(BadSignature);
    expect(() => gateway.readWebhook(body, new Map())).toThrow(BadSignature);
  });

  test("a failed payment is a failure with the bank's reason; one under way or of no order is no event", () => {
    const read = (entity: object, event?: string) => {
      const body = eventOf(entity, event);
      return gateway.readWebhook(body, headersFor(body)).event;
    };
    const failed = { ...payment, status: "failed", error_description: "Payment was declined by the bank" };
    expect(read(failed, "payment.failed")).toEqual({
      kind: "failed",
      orderId: payment.order_id,
      gatewayPaymentId: payment.id,
      reason: "Payment was declined by the bank",
    });
    expect(read({ ...payment, status: "authorized" }, "payment.authorized")).toBeNull();
    expect(read({ ...payment, order_id: null })).toBeNull();
    expect(read({ ...payment, currency: "USD" })).toBeNull();
    expect(read({})).toBeNull();
  });

  test("signed bytes that are no event of payments are taken and mean nothing", () => {
    for (const text of ["", "{", "[]", "null", '{"event":"settlement.processed","payload":{}}']) {
      const body = Buffer.from(text);
      expect(gateway.readWebhook(body, headersFor(body)).event).toBeNull();
    }
  });
});

describe("coming back from Checkout", () => {
  const { gateway } = razorpay({});
  const fields = (changes: Record<string, string> = {}) =>
    new Map(
      Object.entries({
        razorpay_order_id: "order_1",
        razorpay_payment_id: "pay_1",
        razorpay_signature: hmac("order_1|pay_1", settings.keySecret),
        ...changes,
      }),
    );

  test("order and payment signed with the key's secret are taken", () => {
    expect(gateway.readReturn(fields())).toBe("order_1");
  });

  test("another order, another payment or another secret is refused", () => {
    for (const changes of [
      { razorpay_order_id: "order_2" },
      { razorpay_payment_id: "pay_2" },
      { razorpay_order_id: "", razorpay_payment_id: "" },
      { razorpay_signature: "" },
      { razorpay_signature: hmac("order_1|pay_1", settings.webhookSecret) },
    ])
      expect(() => gateway.readReturn(fields(changes))).toThrow(BadSignature);
  });
});

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
      expiresAt: new Date("2026-05-08T05:30:00Z"),
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
    expect(asked[0]?.url).toBe("https://api.razorpay.com/v1/orders/order_DESlLckIVRkHWj/payments");
  });

  test("money that Razorpay has given back already is not money", async () => {
    const { gateway } = razorpay({ items: [{ ...payment, status: "refunded" }] });
    expect(await gateway.stateOf("order_1", now)).toMatchObject({ captures: [], isUnderWay: false });
  });

  test("a refund carries its key, so that one sent twice is one", async () => {
    const { gateway, asked } = razorpay({ id: "rfnd_1", status: "processed" });
    const refund = { gatewayPaymentId: "pay_1", amountPaise: 250_000n, key: "refund-of-payment-71" };
    expect(await gateway.refund(refund)).toBe("rfnd_1");
    expect(asked[0]).toMatchObject({
      url: "https://api.razorpay.com/v1/payments/pay_1/refund",
      body: { amount: 250_000 },
    });
    expect(asked[0]?.headers.get("x-refund-idempotency")).toBe("refund-of-payment-71");
  });
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
    payer,
  };
  const page = gateway.page(order, "en");
  expect(page?.html).toContain('action="/checkout/razorpay/return"');
  expect(page?.html).toContain('data-order_id="order_9"');
  expect(page?.html).toContain('data-prefill.name="Asha &quot;A&quot; &lt;b&gt;"');
  expect(page?.html).not.toContain(settings.keySecret);
  expect(page?.html.match(/src="[^"]+"/g)).toEqual(['src="https://checkout.razorpay.com/v1/checkout.js"']);
  expect(page?.allows["script-src"]).toEqual(["https://checkout.razorpay.com"]);
});
