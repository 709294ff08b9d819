import { expect, test } from "vitest";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { upiGateway } from "#integrations/payment-gateway/upi.ts";
import { useApp } from "#testing/harness.ts";

const asked = Promise.withResolvers<bigint>();
const answered = Promise.withResolvers<undefined>();
const slow: PaymentGateway = {
  ...upiGateway({ payee: "shop@okbank", payeeName: "Thangam" }),
  name: "razorpay",
  openOrder: async ({ paymentId }) => {
    asked.resolve(paymentId);
    await answered.promise;
    throw new GatewayError("no answer");
  },
};
const app = useApp({ gatewayOf: () => slow });

test("a payment whose order is being opened is not credited on a typed number by one person", async () => {
  await app.make.payment();
  await app.signedInAs({ userType: "Admin" });
  const book = await app.make.book();
  const clerk = await app.signedInAs({
    userType: "Employee",
    capabilities: ["payments.take", "payments.acknowledge"],
  });
  const starting = clerk.call("startPayment", { accountno: book.number });
  const id = await asked.promise;
  expect(await app.db.gatewayOrder.count()).toBe(0);
  const sent = { id: String(id), transactionNumber: "PAY99887766", installmentno: "1" };
  const { status, body } = await clerk.call("acknowledgePayment", sent);
  expect(status, JSON.stringify(body)).toBe(202);
  const { kind } = await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(body.approval.approval_id) } });
  expect(kind).toBe("typed_number");
  answered.resolve(undefined);
  expect((await starting).body.code).toBe("gateway_unavailable");
  expect(await app.db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "failed" });
});
