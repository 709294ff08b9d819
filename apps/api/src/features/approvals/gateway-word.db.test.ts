import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { askAgain } from "#features/payments/index.ts";
import { sandboxGateway } from "#integrations/payment-gateway/sandbox.ts";
import { appSecret } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import { admin, app, askForRefund, clerk, setScope } from "./approvals.testing.ts";

const sandbox = sandboxOf(app);
let paymentId: bigint;
let orderId: string;
let payUrl: string;

beforeEach(async () => {
  await setScope("employees");
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const { number } = await app.make.book({ clientId: client.id });
  ({ paymentId, payUrl } = await sandbox.start(await app.signedInUser(client.userId!), number));
  ({ orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } }));
});

/** What a checker sees of a request. */
async function gatewayWordOf(approvalId: string) {
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
  expect([status, await gatewayWordOf(asked)]).toEqual([202, "confirmed"]);
  app.clock.now = new Date(app.clock.now.getTime() + 300_000);
  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [id]));
  await sandbox.reconcile();
  expect(await gatewayWordOf(asked)).toBe("not_found");
});

test("so they do of a payment that stands on a typed number", async () => {
  const maker = await clerk();
  const sent = { id: String(paymentId), transactionNumber: `sbp_typed_${paymentId}`, installmentno: 1 };
  const { status, body } = await maker.call("acknowledgePayment", sent);
  const asked = String(body.approval?.approval_id);
  expect([status, await gatewayWordOf(asked)]).toEqual([202, "not_found"]);
});

/** A request to acknowledge the payment by a number that somebody typed. */
async function askForTyped() {
  const sent = { id: String(paymentId), transactionNumber: `sbp_typed_${paymentId}`, installmentno: 1 };
  const { body } = await (await clerk()).call("acknowledgePayment", sent);
  return String(body.approval?.approval_id);
}
const later = (seconds: number) => (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000));
const said = async (id: bigint) =>
  app.asOwner(async (owner) => (await owner.query("select gateway_word($1) as word", [id])).rows[0].word);

test("the gateway is asked again when somebody looks, at most once a minute", async () => {
  await sandbox.reconcile();
  const asked = await askForTyped();
  expect(await gatewayWordOf(asked)).toBe("not_found");
  await sandbox.simulate({ payUrl }, "success", "never");
  expect(await gatewayWordOf(asked)).toBe("not_found");
  later(61);
  expect(await gatewayWordOf(asked)).toBe("confirmed");
  const listed = (await (await admin()).call("listApprovals", { view: "queue" })).body.data;
  expect(listed.at(-1)).toMatchObject({ gateway_word: "confirmed", gateway_word_at: app.clock.now.toISOString() });
});

test("money that went from the gateway meanwhile is missed by whoever looks", async () => {
  const id = `sbp_gone_${paymentId}`;
  await sandbox.capture(orderId, { id, amountPaise: 50_000n });
  const { body } = await (await clerk()).call("refundPayment", { id: String(paymentId), ...refund });
  later(300);
  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [id]));
  expect(await gatewayWordOf(String(body.approval?.approval_id))).toBe("not_found");
});

test("so is money that came a second time for one order", async () => {
  await setScope("everyone");
  const [once, again] = [`sbp_once_${paymentId}`, `sbp_again_${paymentId}`];
  for (const id of [once, again]) await sandbox.capture(orderId, { id, amountPaise: 50_000n });
  const aside = await app.db.paymentException.findFirstOrThrow({ where: { payment: { gatewayPaymentId: again } } });
  const { body } = await (
    await admin()
  ).call("resolvePaymentException", {
    exception_id: String(aside.id),
    resolution: "Money returned",
    refund_mode: "Bank",
    reference: `NEFT${paymentId}77`,
    remarks: "Twice",
  });
  const asked = String(body.approval?.approval_id);
  expect(await gatewayWordOf(asked)).toBe("confirmed");
  later(300);
  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [again]));
  expect(await gatewayWordOf(asked)).toBe("not_found");
});

test("an attempt that is under way is one, and whoever began to ask and got no answer has none", async () => {
  await app.asOwner((owner) => owner.query("update gateway_orders set checks = 1 where payment_id = $1", [paymentId]));
  expect(await said(paymentId)).toBe("not_asked");
  await sandbox.simulate({ payUrl }, "slow", "never");
  expect(await gatewayWordOf(await askForTyped())).toBe("under_way");
});

test("of several payments the worst is shown", async () => {
  const first = paymentId;
  await sandbox.capture(orderId, { id: `sbp_worst_${first}`, amountPaise: 50_000n });
  const client = await app.make.client();
  const { number } = await app.make.book({ clientId: client.id });
  const second = (await sandbox.start(await app.signedInUser(client.userId!), number)).paymentId;
  await sandbox.reconcile();
  expect([await said(first), await said(second)]).toEqual(["confirmed", "not_found"]);
  const about = (id: bigint) => ({ recordType: "payment", recordId: String(id) });
  const worst = (ids: bigint[]) =>
    app.asOwner(async (owner) => {
      const sql = "select word from worst_gateway_word($1)";
      return (await owner.query(sql, [JSON.stringify(ids.map(about))])).rows[0]?.word;
    });
  expect([await worst([first, second]), await worst([second, first]), await worst([first])]).toEqual([
    "not_found",
    "not_found",
    "confirmed",
  ]);
  expect(await worst([])).toBeUndefined();
});

test("a gateway that does not answer keeps nobody waiting longer than three seconds", async () => {
  const asked = Promise.withResolvers<void>();
  const stateOf = () => {
    asked.resolve();
    return new Promise<never>(() => {});
  };
  const silent = { ...sandboxGateway(app.db, appSecret), stateOf };
  // Timers of one process end in their order, however late: this one begins after the other.
  const longer = asked.promise.then(() => pause(3_100)).then(() => "waits still");
  const call = { db: app.db, gateway: silent, now: app.clock.now, timeZone: "Asia/Kolkata" };
  expect(await Promise.race([askAgain(call, [paymentId]), longer])).toBe(true);
  expect(await said(paymentId)).toBe("not_asked");
});

test("where no gateway is concerned, there is nothing to say", async () => {
  const { approvalId } = await askForRefund(await clerk());
  expect(await gatewayWordOf(approvalId)).toBeNull();
});
