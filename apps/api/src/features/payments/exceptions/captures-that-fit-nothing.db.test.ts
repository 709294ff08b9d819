import { beforeEach, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let admin: SignedIn;
let customer: SignedIn;
let book: { id: bigint; number: string };
let serial = 0;

beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const client = await app.make.client();
  book = await app.make.book({ clientId: client.id, scheme: { instalments: 2 } });
  customer = await app.signedInUser(client.userId!);
});

/** A payment of the customer and its order. */
async function ordered(more: object = {}): Promise<{ paymentId: bigint; orderId: string }> {
  const { paymentId } = await sandbox.start(customer, book.number, more);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
  return { paymentId, orderId };
}

/** Money at the sandbox for the order, and its event; returns what came of it. */
const captured = (orderId: string, amountPaise = 50_000n, id = `sbp_fit_${(serial += 1)}`) =>
  sandbox.capture(orderId, { id, amountPaise });

const statusOf = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;
const refunds = () => app.db.gatewayRefund.findMany({ where: { payment: { bookId: book.id } } });
const openExceptions = async () =>
  (await admin.call("listPaymentExceptions", { state: "Open", search: book.number })).body.data;
const settle = () => app.make.settledBook(book.id);
const decide = (id: string, resolution: string) =>
  admin.call("resolvePaymentException", {
    exception_id: id,
    resolution,
    remarks: "Asked her",
    reference: "NEFT 1",
    refund_mode: "Bank",
  });

test("acknowledged by its number, refunded online, captured afterwards: the gateway is asked to send it back", async () => {
  const { paymentId, orderId } = await ordered();
  await app.money.acknowledge(paymentId, { transactionNumber: "sbp_by_number" });
  await app.money.refund(paymentId);
  expect(await refunds()).toEqual([]);
  expect(await captured(orderId, 50_000n, "sbp_by_number")).toBe("refunded before");
  expect(await refunds()).toMatchObject([{ paymentId, gatewayPaymentId: "sbp_by_number", amountPaise: 50_000n }]);
  while ((await sandbox.sendRefunds()) > 0);
  expect(await app.db.sandboxPayment.count({ where: { id: "sbp_by_number", refundKey: { not: null } } })).toBe(1);
  expect(await statusOf(paymentId)).toBe("refunded");
});

test("acknowledged by its number, refunded in cash, captured afterwards: an Admin sees to it, and nothing is sent twice", async () => {
  const { paymentId, orderId } = await ordered();
  await app.money.acknowledge(paymentId, { transactionNumber: "sbp_in_cash" });
  await app.money.refund(paymentId, { mode: "cash" });
  expect(await captured(orderId, 50_000n, "sbp_in_cash")).toBe("set aside");
  const [exception] = await openExceptions();
  expect(exception).toMatchObject({ kind: "refunded_before", status: "Refunded", paidamount: "500" });
  for (const resolution of [
    "Returned through the gateway",
    "Money returned",
    "No money came",
    "Kept as an instalment",
  ]) {
    const refused = await decide(exception.exception_id, resolution);
    expect([refused.status, refused.body.code]).toEqual([409, "resolution_not_allowed"]);
  }
  const seen = await decide(exception.exception_id, "Seen to");
  expect(seen.body.data[0]).toMatchObject({ resolution: "Seen to", status: "Refunded", remarks: "Asked her" });
  expect([await refunds(), await openExceptions()]).toEqual([[], []]);
});

test("of two orders for the last instalment one is credited, and the other is an exception at once that ends", async () => {
  await sandbox.switchAutoAcknowledge(true);
  await app.make.payment({ bookId: book.id });
  const [first, second] = [await ordered(), await ordered()];
  expect(await captured(first.orderId)).toBe("credited");
  expect(await captured(second.orderId)).toBe("set aside");
  const [exception] = await openExceptions();
  expect(exception).toMatchObject({ kind: "not_creditable", fld_id: String(second.paymentId) });
  await expect(settle()).rejects.toThrow("payments_under_way");
  expect((await decide(exception.exception_id, "Kept as an instalment")).body.code).toBe("all_instalments_paid");
  expect((await decide(exception.exception_id, "Seen to")).body.code).toBe("resolution_not_allowed");
  expect((await decide(exception.exception_id, "Money returned")).status).toBe(200);
  await settle();
  expect((await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).status).toBe("settled");
});

test("an order for more instalments than are left is an exception, also where staff acknowledge by hand", async () => {
  await sandbox.switchAutoAcknowledge(false);
  const two = await ordered({ installment_count: "2" });
  await app.make.payment({ bookId: book.id });
  expect(await captured(two.orderId, 100_000n)).toBe("set aside");
  expect(await openExceptions()).toMatchObject([{ kind: "not_creditable", paidamount: "1000" }]);
});

test("verified money becomes an exception the moment that another payment takes its place", async () => {
  await sandbox.switchAutoAcknowledge(false);
  await app.make.payment({ bookId: book.id });
  const { paymentId, orderId } = await ordered();
  expect(await captured(orderId)).toBe("verified");
  expect(await openExceptions()).toEqual([]);
  await app.make.payment({ bookId: book.id });
  expect(await openExceptions()).toMatchObject([{ kind: "not_creditable", fld_id: String(paymentId) }]);
});

test("a closed day passes: verified money waits for the next one without an exception", async () => {
  await sandbox.switchAutoAcknowledge(true);
  const { paymentId, orderId } = await ordered();
  await app.make.closedDay({ day: "2026-05-04", now: app.clock.now });
  expect(await captured(orderId)).toBe("verified");
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  expect(await openExceptions()).toEqual([]);
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
  expect(await sandbox.acknowledgeWaiting()).toBe(1);
  expect(await statusOf(paymentId)).toBe("credited");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
