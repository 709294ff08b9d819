import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { MalformedEvent } from "./port.ts";
import { payment, razorpay, settings } from "./razorpay.testing.ts";

const { gateway } = razorpay({});

function read(event: object) {
  const body = Buffer.from(JSON.stringify(event));
  const signature = createHmac("sha256", settings.webhookSecret).update(body).digest("hex");
  return gateway.readWebhook(body, new Map([["x-razorpay-signature", signature]])).event;
}

const dispute = { id: "disp_1", payment_id: "pay_1", amount: 500, currency: "INR", status: "open" };

/** Every field that names a moment. */
const fields = {
  captured_at: (seconds: number) =>
    read({ event: "payment.captured", payload: { payment: { entity: { ...payment, captured_at: seconds } } } }),
  respond_by: (seconds: number) =>
    read({ event: "payment.dispute.created", payload: { dispute: { entity: { ...dispute, respond_by: seconds } } } }),
};

test.each(Object.entries(fields))("%s before 2000, from 2200 on, or no second is malformed", (_field, readWith) => {
  for (const odd of [-1, 1, 946_684_799, 7_258_118_400, 253_402_300_799, 1.5])
    expect(() => readWith(odd), String(odd)).toThrow(MalformedEvent);
});

test("the first and the last moment are read, and 0 says none", () => {
  expect(fields.captured_at(946_684_800)).toMatchObject({ capturedAt: new Date("2000-01-01T00:00:00Z") });
  expect(fields.captured_at(7_258_118_399)).toMatchObject({ capturedAt: new Date("2199-12-31T23:59:59Z") });
  expect(fields.captured_at(0)).toMatchObject({ capturedAt: null });
  expect(fields.respond_by(0)).toMatchObject({ respondBy: null });
});
