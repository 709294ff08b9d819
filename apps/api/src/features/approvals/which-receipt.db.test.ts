import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { applyOne } from "#platform/database/migrations.ts";
import { admin, app, approvalOf, approve, clerk, refundOf } from "./approvals.testing.ts";

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

test("of requests for one refund that waited side by side before that rule, the upgrade keeps the first", async () => {
  const [one, other, third] = [await app.make.payment(), await app.make.payment(), await app.make.payment()];
  const ask = async (operation: "refundPayment" | "movePayment", input: object) => {
    const { status, body } = await (await clerk()).call(operation, input);
    expect(status, JSON.stringify(body)).toBe(202);
    return String(body.approval.approval_id);
  };
  const moved = { id: String(third.paymentId), accountno: (await app.make.book()).number, reason: "His" };
  await app.asOwner((owner) => owner.query("drop index approvals_refund_waiting_key"));
  const first = await ask("refundPayment", refundOf(one.paymentId));
  const again = [
    await ask("refundPayment", refundOf(one.paymentId)),
    await ask("refundPayment", refundOf(one.paymentId)),
  ];
  const decided = await ask("refundPayment", refundOf(other.paymentId));
  await (await admin()).call("decideApproval", { approval_id: decided, decision: "refuse", remarks: "Not this way" });
  const single = [
    await ask("refundPayment", refundOf(other.paymentId)),
    await ask("refundPayment", refundOf(third.paymentId)),
    // Moving its money is another request than refunding it.
    await ask("movePayment", moved),
  ];

  await app.asOwner((owner) => applyOne(owner, "20261202020101_refunds_that_wait"));

  for (const id of [first, ...single])
    expect(await approvalOf(id)).toMatchObject({ state: "waiting", decidedAt: null });
  for (const id of again)
    expect(await approvalOf(id)).toMatchObject({ state: "cancelled", sealedInput: null, checkerId: null });
  expect(await approvalOf(decided)).toMatchObject({ state: "refused" });
  expect((await (await clerk()).call("refundPayment", refundOf(one.paymentId))).status).toBe(409);
  expect((await approve(await admin(), first)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
  // The trail tells of what the upgrade ended, too.
  const { findings } = await verifyLedger(app.databaseUrl, { isAudited: true });
  expect(findings.filter((finding) => finding.startsWith("approvals "))).toEqual([]);
  const told = await app.db.auditEntry.findMany({ where: { operation: "Migrate" } });
  expect(told).toMatchObject([{ recordType: "migration", recordId: "20261202020101_refunds_that_wait" }]);
});
