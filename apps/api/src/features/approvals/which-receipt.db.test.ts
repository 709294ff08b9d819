import { expect, test } from "vitest";
import { app, approvalOf, clerk, refundOf } from "./approvals.testing.ts";

test.each([
  ["refundPayment", (id: bigint) => refundOf(id)],
  ["movePayment", async (id: bigint) => ({ id: String(id), accountno: (await app.make.book()).number, reason: "His" })],
] as const)("a request says of which receipt it is: %s", async (operation, inputOf) => {
  const { paymentId, receiptNumber } = await app.make.payment();
  const { status, body } = await (await clerk()).call(operation, await inputOf(paymentId));
  expect(status, JSON.stringify(body)).toBe(202);
  const { dangers } = await approvalOf(body.approval.approval_id);
  expect(dangers).toMatchObject([{ facts: { receipt: receiptNumber } }]);
  expect(receiptNumber).toMatch(/^T/);
});
