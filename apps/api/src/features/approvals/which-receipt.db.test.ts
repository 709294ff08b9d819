import { expect, test } from "vitest";
import { admin, app, approvalOf, clerk, refundOf } from "./approvals.testing.ts";

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

test("a refund is refused while the same refund waits under another reason or way, and names that request", async () => {
  const { paymentId } = await app.make.payment();
  const first = await (await clerk()).call("refundPayment", refundOf(paymentId));
  const { approval_id: waiting } = first.body.approval;
  const other = { ...refundOf(paymentId), reason: "The client asked for it back" };
  const [again, atOnce] = await Promise.all([
    (await clerk()).call("refundPayment", other),
    (await clerk()).call("refundPayment", { ...other, refund_mode: "UPI" }),
  ]);
  for (const { status, body } of [again, atOnce]) {
    expect([status, body.code]).toEqual([409, "approval_waiting"]);
    expect(JSON.stringify(body)).toContain(`under number ${waiting}`);
  }
  await (await admin()).call("decideApproval", { approval_id: waiting, decision: "refuse", remarks: "Not this way" });
  expect((await (await clerk()).call("refundPayment", other)).status).toBe(202);
  const another = await app.make.payment();
  expect((await (await clerk()).call("refundPayment", refundOf(another.paymentId))).status).toBe(202);
});

test("of two requests for one refund that are asked for at once, one waits", async () => {
  const { paymentId } = await app.make.payment();
  const [one, two] = [await clerk(), await clerk()];
  const answers = await Promise.all([
    one.call("refundPayment", refundOf(paymentId)),
    two.call("refundPayment", { ...refundOf(paymentId), reason: "Paid by another" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409]);
});
