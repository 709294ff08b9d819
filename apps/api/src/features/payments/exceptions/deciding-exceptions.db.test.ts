import { beforeEach, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import { noteRefund, takeDueRefunds } from "#features/payments/online/gateway-store.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let admin: SignedIn;
let customer: SignedIn;
let book: { id: bigint; number: string };
/** Of the exception that the second capture of one order raised. */
let exceptionId: bigint;
let asideId: bigint;
let serial = 0;

beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  book = await app.make.book({ clientId: client.id });
  customer = await app.signedInUser(client.userId!);
  const started = await sandbox.start(customer, book.number);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } });
  for (const _ of [1, 2]) await captured(orderId);
  const exception = await app.db.paymentException.findFirstOrThrow({ where: { payment: { bookId: book.id } } });
  [exceptionId, asideId] = [exception.id, exception.paymentId];
});

/** Money that the sandbox holds for the order, and the news of it. */
async function captured(orderId: string): Promise<void> {
  const id = `sbp_decide_${(serial += 1)}`;
  await app.db.sandboxPayment.create({
    data: { id, orderId, amountPaise: 50_000n, capturedAt: app.clock.now, createdAt: app.clock.now },
  });
  const payment = { id, order_id: orderId, status: "captured", amountPaise: "50000", reason: null };
  await sandbox.deliver({ eventId: id, body: JSON.stringify({ event: "payment.captured", payment }) });
}

const decide = (resolution: string, more: object = {}) =>
  admin.call("resolvePaymentException", {
    exception_id: String(exceptionId),
    resolution,
    remarks: "Asked her",
    ...more,
  });
const statusOf = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;
const credits = () => app.db.instalmentCredit.count({ where: { bookId: book.id } });
const refunds = () => app.db.gatewayRefund.findMany({ where: { payment: { bookId: book.id } } });
const sentBack = () => app.db.sandboxPayment.count({ where: { refundKey: { endsWith: `-${asideId}` } } });

test("money that came twice goes back through the gateway, once, and its state can be seen", async () => {
  const decided = await decide("Returned through the gateway");
  expect(decided.body.data[0]).toMatchObject({ status: "Failed", refund_state: "Waiting", remarks: "Asked her" });
  expect(await credits()).toBe(1);
  while ((await sandbox.sendRefunds()) > 0);
  expect([await sentBack(), (await refunds()).length]).toEqual([1, 1]);
  const list = await admin.call("listGatewayRefunds", { search: book.number });
  expect(list.body.data).toMatchObject([
    { fld_id: String(asideId), state: "Sent back", reason: "Asked her", paidamount: "500" },
  ]);
  const told = await app.db.outboxMessage.findMany({ where: { kind: "payment_returned" } });
  expect(told.filter(({ payload }) => JSON.stringify(payload).includes(`"${asideId}"`))).toHaveLength(1);
});

test("kept, it is the next instalment of its book with a receipt of its own, and the ledger is whole", async () => {
  const decided = await decide("Kept as an instalment");
  expect(decided.body.data[0]).toMatchObject({
    status: "Payment Approved",
    resolution: "Kept as an instalment",
    receiptno: expect.stringMatching(/^T\d{4}-\d{7}$/),
  });
  const aside = await app.db.payment.findUniqueOrThrow({ where: { id: asideId } });
  expect(aside).toMatchObject({ instalmentNumber: 2, instalmentCount: 1, amountPaise: 50_000n });
  expect(aside.transactionNumber).toBe(aside.gatewayPaymentId);
  expect([await credits(), await refunds()]).toEqual([2, []]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("of many who decide at once, some to keep and some to return, one is obeyed", async () => {
  const ways = ["Kept as an instalment", "Returned through the gateway"];
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => decide(ways[n % 2] ?? "")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "exception_resolved")).toHaveLength(11);
  const isKept = (await statusOf(asideId)) === "Payment Approved";
  expect([await credits(), (await refunds()).length]).toEqual(isKept ? [2, 0] : [1, 1]);
});

test("what was kept can be refunded later, and then goes back through the gateway", async () => {
  await decide("Kept as an instalment");
  await app.money.refund(asideId);
  expect(await refunds()).toMatchObject([{ paymentId: asideId, amountPaise: 50_000n }]);
});

test("a book that is closed, or paid up, keeps nothing: the exception stays open", async () => {
  await app.make.closedBook(book.id);
  const refused = await decide("Kept as an instalment");
  expect([refused.status, refused.body.code]).toEqual([409, "book_closed"]);
  const left = await app.db.paymentException.findUniqueOrThrow({ where: { id: exceptionId } });
  expect([left.resolvedAt, await statusOf(asideId)]).toEqual([null, "Successfully Transfer"]);
  expect((await decide("Returned through the gateway")).status).toBe(200);
});

test("a book with money set aside can be closed, and that money is not noted a second time", async () => {
  const closed = await customer.call("closeBook", { id: String(book.id), clientstatus: "Closed" });
  expect(closed.status).toBe(200);
  expect(await app.db.paymentException.count({ where: { paymentId: asideId } })).toBe(1);
});

test("money that no gateway holds is not returned through one, nor kept before it has come", async () => {
  const payment = await app.make.payment({ status: "Pending" });
  await app.make.closedBook(payment.bookId);
  ({ id: exceptionId } = await app.db.paymentException.findFirstOrThrow({ where: { paymentId: payment.paymentId } }));
  expect((await decide("Returned through the gateway")).body.code).toBe("money_not_at_gateway");
  expect((await decide("Kept as an instalment")).body.code).toBe("money_not_received");
});

test("a refund that the gateway did not make shows why, and is tried again at once when somebody asks", async () => {
  await decide("Returned through the gateway");
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = null, failed_at = created_at"));
  await sandbox.sendRefunds();
  const row = async () => (await admin.call("listGatewayRefunds", { search: book.number })).body.data[0];
  expect(await row()).toMatchObject({ state: "Not sent", tries: 1, last_trouble: "The sandbox holds no such money" });
  expect(await sandbox.sendRefunds()).toBe(0);
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = created_at, failed_at = null"));
  expect((await admin.call("retryGatewayRefund", { id: String(asideId) })).status).toBe(200);
  await sandbox.sendRefunds();
  expect(await row()).toMatchObject({ state: "Sent back", last_trouble: null, next_try_at: null });
  const again = await admin.call("retryGatewayRefund", { id: String(asideId) });
  expect([again.status, again.body.code]).toEqual([409, "refund_done"]);
});

test("a refund the gateway will not make is paid another way once, with its reference, and the gateway is asked no more", async () => {
  const settle = (reference: string, by = admin) =>
    by.call("settleGatewayRefund", { id: String(asideId), refund_mode: "Bank", reference });
  const row = async () => (await admin.call("listGatewayRefunds", { search: book.number })).body.data[0];
  const codes = async (...answers: ReturnType<typeof settle>[]) =>
    (await Promise.all(answers)).map(({ status, body }) => [status, body.code]);
  expect(await codes(settle("NEFT 7"))).toEqual([[404, "refund_not_found"]]);
  await decide("Returned through the gateway");
  // Nobody knows yet that the gateway will not make it.
  expect(await codes(settle("NEFT 7"))).toEqual([[409, "refund_under_way"]]);
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = null, failed_at = created_at"));
  await sandbox.sendRefunds();
  expect(await codes(settle(" "), settle("NEFT 7", customer))).toEqual([
    [422, "reference_missing"],
    [403, "not_allowed"],
  ]);
  const both = await codes(settle("NEFT 7"), settle("NEFT 8"));
  expect(both.map(([status]) => String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual(["200", "409"]);
  expect(await row()).toMatchObject({
    state: "Paid another way",
    other_mode: "Bank",
    other_reference: both[0]?.[0] === 200 ? "NEFT 7" : "NEFT 8",
    settled_by: expect.any(String),
    refund_id: null,
    next_try_at: null,
  });
  const retried = await admin.call("retryGatewayRefund", { id: String(asideId) });
  expect([retried.status, retried.body.code]).toEqual([409, "refund_done"]);
  app.clock.now = new Date(app.clock.now.getTime() + 7 * 86_400_000);
  await sandbox.sendRefunds();
  expect(await refunds()).toMatchObject([{ paymentId: asideId, tries: 1, lastTrouble: expect.any(String) }]);
  const search = { search: book.number };
  admin = await app.signedInUser(admin.userId);
  for (const [state, found] of [
    ["Sent back", 0],
    ["Not sent", 0],
    ["Paid another way", 1],
  ] as const)
    expect((await admin.call("listGatewayRefunds", { state, ...search })).body.data).toHaveLength(found);
  app.clock.now = new Date(app.clock.now.getTime() - 7 * 86_400_000);
});

test("a refund that is being tried again is not paid another way meanwhile", async () => {
  await decide("Returned through the gateway");
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = null, failed_at = created_at"));
  await sandbox.sendRefunds();
  const soon = new Date(app.clock.now.getTime() + 86_400_000);
  expect(await takeDueRefunds(app.db, "sandbox", soon, new Date(soon.getTime() + 600_000), 9)).toHaveLength(1);
  const settle = { id: String(asideId), refund_mode: "Bank", reference: "NEFT 7" };
  const settled = await admin.call("settleGatewayRefund", settle);
  expect([settled.status, settled.body.code]).toEqual([409, "refund_under_way"]);
  // Nor does the database take both, should the gateway have sent it after all.
  await app.asOwner((owner) => owner.query("update gateway_refunds set last_trouble = 'no answer'"));
  expect((await admin.call("settleGatewayRefund", settle)).status).toBe(200);
  await expect(noteRefund(app.db, asideId, "rfnd_1", soon)).rejects.toThrow("is done");
});

test("the database itself lets no money go back that the books did not give back, and none twice", async () => {
  const ask = (paymentId: bigint) =>
    app.asOwner((owner) =>
      owner.query(
        `insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at)
         select id, gateway, gateway_payment_id, amount_paise, now() from payments where id = $1`,
        [paymentId],
      ),
    );
  await expect(ask(asideId)).rejects.toThrow("nothing of payment");
  await decide("Returned through the gateway");
  await expect(ask(asideId)).rejects.toThrow(/gateway_refunds_pkey|gateway_refunds_gateway_payment_key/);
});
