import { beforeEach, expect, test } from "vitest";
import { sandboxOf } from "#testing/sandbox.ts";
import { admin, app, askForRefund, clerk, setScope } from "./approvals.testing.ts";

const sandbox = sandboxOf(app);
let paymentId: bigint;
let orderId: string;

beforeEach(async () => {
  await setScope("employees");
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const { number } = await app.make.book({ clientId: client.id });
  ({ paymentId } = await sandbox.start(await app.signedInUser(client.userId!), number));
  ({ orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } }));
});

/** What a checker sees of a request. */
async function word(approvalId: string) {
  const { body } = await (await admin()).call("listApprovals", { approval_id: approvalId });
  return body.data[0].gateway_word;
}

const refund = { refund_mode: "Online", reason: "She asked" };

test("a checker sees what the gateway itself says of the money, as it is when they look", async () => {
  const id = `sbp_word_${paymentId}`;
  expect(await sandbox.capture(orderId, { id, amountPaise: 50_000n })).toBe("credited");
  const maker = await clerk();
  const { status, body } = await maker.call("refundPayment", { id: String(paymentId), ...refund });
  const asked = String(body.approval?.approval_id);
  expect([status, await word(asked)]).toEqual([202, "confirmed"]);
  app.clock.now = new Date(app.clock.now.getTime() + 300_000);
  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [id]));
  await sandbox.reconcile();
  expect(await word(asked)).toBe("not_found");
});

test("so they do of a payment that stands on a typed number", async () => {
  const maker = await clerk();
  const sent = { id: String(paymentId), transactionNumber: `sbp_typed_${paymentId}`, installmentno: 1 };
  const { status, body } = await maker.call("acknowledgePayment", sent);
  const asked = String(body.approval?.approval_id);
  expect([status, await word(asked)]).toEqual([202, "not_asked"]);
  await sandbox.reconcile();
  expect(await word(asked)).toBe("not_found");
});

test("where no gateway is concerned, there is nothing to say", async () => {
  const { approvalId } = await askForRefund(await clerk());
  expect(await word(approvalId)).toBeNull();
});
