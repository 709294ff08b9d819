import { beforeEach, expect, test } from "vitest";
import { newToken } from "#platform/ids.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let customer: SignedIn;
let book: { id: bigint; number: string };
let started: Started;
let orderId: string;

beforeEach(async () => {
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  book = await app.make.book({ clientId: client.id, scheme: { paymentRule: "flexible", instalments: 330 } });
  customer = await app.signedInUser(client.userId!);
  started = await sandbox.start(customer, book.number);
  ({ orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } }));
});

/** An event with a correct signature, of somebody who knows the secret; the gateway knows nothing of it. */
async function forged(more: object = {}) {
  const { amountPaise } = await app.db.payment.findUniqueOrThrow({ where: { id: started.paymentId } });
  const id = `sbp_${newToken()}`;
  const about = { id, order_id: orderId, status: "captured", amountPaise: amountPaise.toString(), reason: null };
  const body = JSON.stringify({ event: "payment.captured", payment: { ...about, ...more } });
  return { eventId: `sbe_${newToken()}`, body, id };
}

const outcomeOf = async (event: { eventId: string; body: string }) => (await sandbox.deliver(event)).body.data.outcome;
const statusNow = async () => (await sandbox.stateOf(customer, started.paymentId)).status;
const exceptions = () => app.db.paymentException.findMany({ where: { payment: { bookId: book.id } } });

/** The gateway does not answer about the order while this runs. */
async function unreachable<T>(run: () => Promise<T>): Promise<T> {
  const hide = (from: string, to: string) =>
    app.asOwner((owner) =>
      owner.query(
        `set session_replication_role = replica; update sandbox_orders set id = '${to}' where id = '${from}';
         update sandbox_payments set order_id = '${to}' where order_id = '${from}'`,
      ),
    );
  await hide(orderId, `${orderId}-away`);
  try {
    return await run();
  } finally {
    await hide(`${orderId}-away`, orderId);
  }
}

test("an event of money that never came credits nothing, is an exception, and rings the bell", async () => {
  const event = await forged();
  expect(await outcomeOf(event)).toBe("not found");
  expect(await statusNow()).toBe("Pending");
  expect(await exceptions()).toMatchObject([
    { kind: "capture_not_found", movedRef: event.id, resolvedAt: null, paymentId: started.paymentId },
  ]);
  const admin = await app.signedInAs({ userType: "Admin" });
  const bell = (await admin.call("listNotifications", {})).body.data;
  expect(bell.map(({ kind }: { kind: string }) => kind)).toContain("payment_exceptions");
  // Told again, and by the reconciler, it is the same.
  expect(await outcomeOf(event)).toBe("not found");
  await sandbox.reconcile();
  expect([await statusNow(), (await exceptions()).length]).toEqual(["Pending", 1]);
  expect(await app.db.journal.count({ where: { bookId: book.id, kind: "Receipt" } })).toBe(0);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("who pays the same order all the same is credited at once, whatever was told of it before", async () => {
  await outcomeOf(await forged());
  await sandbox.simulate(started, "success");
  expect(await outcomeOf((await sandbox.notices()).at(-1)!)).toBe("credited");
  expect(await statusNow()).toBe("Payment Approved");
  const admin = await app.signedInAs({ userType: "Admin" });
  const [{ exception_id, decisions }] = (
    await admin.call("listPaymentExceptions", { state: "Open", search: book.number })
  ).body.data;
  expect(decisions).toEqual(["Seen to"]);
  const seen = { exception_id, resolution: "Seen to", remarks: "The secret is changed" };
  expect((await admin.call("resolvePaymentException", seen)).status).toBe(200);
  expect(await statusNow()).toBe("Payment Approved");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("nobody acknowledges by hand what the gateway does not have, before somebody has seen to it", async () => {
  const event = await forged();
  await outcomeOf(event);
  const admin = await app.signedInAs({ userType: "Admin" });
  const sent = { id: started.paymentId.toString(), transactionNumber: event.id, installmentno: 1 };
  const response = await admin.call("acknowledgePayment", sent);
  expect([response.status, response.body.code]).toEqual([409, "payment_is_exception"]);
});

test("money that is told while the gateway does not answer is credited once it answers, on the day of its capture", async () => {
  await sandbox.simulate(started, "success");
  const notice = (await sandbox.notices()).at(-1)!;
  const capturedAt = app.clock.now;
  expect(await unreachable(() => outcomeOf(notice))).toBe("told");
  expect([await statusNow(), await exceptions()]).toEqual(["Pending", []]);
  // The reconciler asks soon, and again after a minute while it gets no answer.
  await unreachable(() => sandbox.reconcile(1_000));
  const order = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } });
  expect(order.nextCheckAt?.getTime()).toBe(app.clock.now.getTime() + 60_000);
  expect([await statusNow(), await exceptions()]).toEqual(["Pending", []]);
  await sandbox.reconcile(24 * 3_600_000);
  expect(await statusNow()).toBe("Payment Approved");
  const payment = await app.db.payment.findUniqueOrThrow({ where: { id: started.paymentId } });
  expect(payment.paidAt).toEqual(capturedAt);
  expect(await app.db.gatewayCapture.findFirst({ where: { orderId } })).toMatchObject({
    confirmedBy: "Reconcile_Payments",
    toldAt: expect.any(Date),
  });
});

test("what was forged while the gateway did not answer is an exception once it answers", async () => {
  const event = await forged();
  expect(await unreachable(() => outcomeOf(event))).toBe("told");
  await sandbox.reconcile(1_000);
  expect([await statusNow(), (await exceptions()).map(({ kind }) => kind)]).toEqual(["Pending", ["capture_not_found"]]);
});

test("another amount than the gateway has is not credited: what the gateway has is", async () => {
  await sandbox.simulate(started, "success");
  const { id } = JSON.parse((await sandbox.notices()).at(-1)!.body).payment;
  const event = await forged({ id, amountPaise: "99" });
  expect(await outcomeOf(event)).toBe("not found");
  expect(await statusNow()).toBe("Payment Approved");
  expect((await app.db.payment.findUniqueOrThrow({ where: { id: started.paymentId } })).amountPaise).not.toBe(99n);
});

test("money that the gateway has after all ends its exception and is credited", async () => {
  await sandbox.simulate(started, "success");
  const notice = (await sandbox.notices()).at(-1)!;
  const { id } = JSON.parse(notice.body).payment;
  const kept = await app.db.sandboxPayment.findUniqueOrThrow({ where: { id } });
  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [id]));
  expect(await outcomeOf(notice)).toBe("not found");
  await app.db.sandboxPayment.create({ data: kept });
  expect(await outcomeOf(notice)).toBe("credited");
  expect(await exceptions()).toMatchObject([{ kind: "capture_not_found", resolution: "no_longer_open" }]);
  expect([await statusNow(), (await verifyLedger(app.databaseUrl)).findings]).toEqual(["Payment Approved", []]);
});

test("while an attempt is under way, what is told waits, and an event of an order of nobody here asks nothing", async () => {
  await sandbox.simulate(started, "slow", "never");
  expect(await outcomeOf(await forged())).toBe("told");
  expect([await statusNow(), await exceptions()]).toEqual(["Pending", []]);
  expect(await outcomeOf(await forged({ order_id: "sbo_unknown" }))).toBe("unknown order");
});

test("money that the gateway has of another order is none of this one, and is an exception", async () => {
  await sandbox.simulate(started, "success");
  const notice = (await sandbox.notices()).at(-1)!;
  expect(await outcomeOf(notice)).toBe("credited");
  const { id } = JSON.parse(notice.body).payment;
  started = await sandbox.start(customer, book.number);
  ({ orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } }));
  for (const _ of [1, 2]) expect(await outcomeOf(await forged({ id }))).toBe("not found");
  expect(await exceptions()).toMatchObject([{ kind: "capture_not_found", paymentId: started.paymentId, movedRef: id }]);
  expect([await statusNow(), (await verifyLedger(app.databaseUrl)).findings]).toEqual(["Pending", []]);
});
