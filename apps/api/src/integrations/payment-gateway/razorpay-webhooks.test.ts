import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BadSignature, MalformedEvent } from "./port.ts";
import { payment, razorpay, settings } from "./razorpay.testing.ts";

/** The published rule, computed here by itself: HMAC-SHA256 in hex. */
const hmac = (content: string | Buffer, secret: string) => createHmac("sha256", secret).update(content).digest("hex");

function eventOf(entity: object, event = "payment.captured"): Buffer {
  const body = {
    entity: "event",
    account_id: "acc_1",
    event,
    contains: ["payment"],
    created_at: 1_567_674_605,
    payload: { payment: { entity } },
  };
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
        capturedAt: null,
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
    expect(read({})).toBeNull();
    expect(read({ currency: "USD", amount: 100 })).toBeNull();
  });

  test("an event of something else is taken and means nothing", () => {
    const body = Buffer.from('{"event":"settlement.processed","payload":{}}');
    expect(gateway.readWebhook(body, headersFor(body)).event).toBeNull();
  });

  test("signed bytes that are no event, and payments and refunds that make no sense, are malformed", () => {
    const bodies = ["", "{", "[]", "null", '{"event":"refund.processed"}', '{"event":"payment.captured","payload":7}'];
    const odd = [
      { currency: "USD" },
      { amount: -5 },
      { amount: 0 },
      { amount: 1e30 },
      { amount: "250000" },
      { amount: 1.5 },
      { id: "" },
      { id: "pay_\u0000" },
      { id: "pay 1" },
      { order_id: "order_\u0000" },
      { id: "p".repeat(101) },
    ];
    for (const body of [...bodies.map((text) => Buffer.from(text)), ...odd.map((of) => eventOf({ ...payment, ...of }))])
      expect(() => gateway.readWebhook(body, headersFor(body)), body.toString()).toThrow(MalformedEvent);
    const named = new Map([...headersFor(eventOf(payment)), ["x-razorpay-event-id", "evt 1"]]);
    expect(() => gateway.readWebhook(eventOf(payment), named)).toThrow(MalformedEvent);
  });

  test("a bank's words reach people without the signs that no database keeps", () => {
    const body = eventOf({ ...payment, status: "failed", error_description: "No\u0000 money" });
    expect(gateway.readWebhook(body, headersFor(body)).event).toMatchObject({ reason: "No  money" });
  });

  test("a dispute is told with its state and what it took, and is no news of its payment", () => {
    const read = (entity: object) => {
      const payload = { payment: { entity: payment }, dispute: { entity } };
      const body = Buffer.from(
        JSON.stringify({ event: "payment.dispute.created", payload, created_at: 1_779_000_000 }),
      );
      return gateway.readWebhook(body, headersFor(body)).event;
    };
    const entity = { id: "disp_1", payment_id: "pay_1", amount: 500, currency: "INR", status: "open" };
    const about = { kind: "dispute", disputeId: "disp_1", gatewayPaymentId: "pay_1", amountPaise: 500n };
    expect(read(entity)).toEqual({ ...about, deductedPaise: 0n, state: "open", reason: null, respondBy: null });
    const lost = {
      ...entity,
      status: "lost",
      amount_deducted: 500,
      respond_by: 1_590_604_200,
      reason_code: "chargeback",
    };
    expect(read(lost)).toMatchObject({ state: "lost", deductedPaise: 500n, reason: "chargeback" });
    for (const odd of [
      { ...entity, status: "odd" },
      { ...entity, amount_deducted: -1 },
      { ...entity, amount_deducted: 501 },
      {},
    ])
      expect(() => read(odd)).toThrow(MalformedEvent);
  });

  test("a refund is reported with its progress and the key it was asked for under", () => {
    const read = (status: string) => {
      const entity = {
        id: "rfnd_1",
        payment_id: "pay_1",
        amount: 500,
        currency: "INR",
        receipt: "refund-of-payment-7",
        status,
      };
      const body = Buffer.from(JSON.stringify({ event: `refund.${status}`, payload: { refund: { entity } } }));
      return gateway.readWebhook(body, headersFor(body)).event;
    };
    const refund = { kind: "refund", refundId: "rfnd_1", gatewayPaymentId: "pay_1", amountPaise: 500n };
    expect(read("pending")).toEqual({ ...refund, key: "refund-of-payment-7", state: "accepted", reason: null });
    expect(read("processed")).toMatchObject({ state: "processed", reason: null });
    expect(read("failed")).toMatchObject({ state: "failed_at_gateway", reason: "given_up_there" });
    expect(() => read("unheard of")).toThrow(MalformedEvent);
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
