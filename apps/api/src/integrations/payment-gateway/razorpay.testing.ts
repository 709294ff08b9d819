import { razorpayGateway } from "./razorpay.ts";
import type { Send } from "./razorpay-client.ts";

export const settings = { keyId: "rzp_test_key1", keySecret: "key secret", webhookSecret: "webhook secret" };

interface Asked {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

/** Razorpay behind a fetch of ours: answers what the test says, and keeps what it was asked. */
export function razorpay(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  const send: Send = async (url, init) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ method: init.method ?? "GET", url, headers: new Headers(init.headers), body });
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
  };
  return { gateway: razorpayGateway(settings, send), asked };
}

/** The same, whose lists depend on what is asked for; keeps the addresses. */
export function razorpayPages(items: (url: string) => unknown[]) {
  const asked: string[] = [];
  const send: Send = async (url) => {
    asked.push(url);
    return Response.json({ items: items(url) });
  };
  return { gateway: razorpayGateway(settings, send), asked };
}

export const payment = {
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
