import { beforeEach, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let customer: SignedIn;
let bookId: bigint;
let started: Started;
let orderId: string;

beforeEach(async () => {
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  bookId = book.id;
  customer = await app.signedInUser(client.userId!);
  started = await sandbox.start(customer, book.number);
  ({ orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } }));
});

let serial = 0;

/** Money at the sandbox for the order, and the news of it; returns what came of it. */
const captured = (amountPaise = 50_000n, id = `sbp_${(serial += 1)}`) => sandbox.capture(orderId, { id, amountPaise });

const paymentsOfBook = () => app.db.payment.findMany({ where: { bookId }, orderBy: { id: "asc" } });
const statuses = async () => (await paymentsOfBook()).map(({ status }) => status);
const journals = () => app.db.journal.count({ where: { bookId } });

async function exceptions(): Promise<string[]> {
  const found = await app.asOwner((owner) =>
    owner.query<{ kind: string; paise: string }>(
      `select e.kind, p.amount_paise::text as paise from payment_exceptions e join payments p on p.id = e.payment_id
       where p.book_id = $1 and e.resolved_at is null order by e.id`,
      [bookId],
    ),
  );
  return found.rows.map(({ kind, paise }) => `${kind} ${paise}`);
}

test("a second capture of one order is kept as money of its own, credits nothing, and is an exception", async () => {
  expect(await captured()).toBe("credited");
  expect(await captured()).toBe("set aside");
  expect(await statuses()).toEqual(["credited", "verified"]);
  expect([await journals(), await exceptions()]).toEqual([1, ["second_capture 50000"]]);
  // Nothing credits it by itself, however often the job runs, or the news comes.
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  await sandbox.reconcile();
  expect(await journals()).toBe(1);
});

test("two captures of one order reported at the same moment, again and again, are one credit and one exception", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => captured(50_000n, `sbp_pair_${bookId}_${n % 2}`)),
  );
  // One answer of the gateway may hold both: then one call takes both, and tells what came of its own.
  for (const once of ["credited", "set aside"])
    expect(outcomes.filter((outcome) => outcome === once).length).toBeLessThanOrEqual(1);
  expect([await journals(), await exceptions()]).toEqual([1, ["second_capture 50000"]]);
});

test("a capture of another amount is never credited as the payment it was for", async () => {
  for (const amount of [49_900n, 50_100n]) expect(await captured(amount)).toBe("set aside");
  expect(await statuses()).toEqual(["pending", "verified", "verified"]);
  expect(await exceptions()).toEqual(["amount_differs 49900", "amount_differs 50100"]);
  expect(await captured()).toBe("credited");
  expect(await journals()).toBe(1);
});

test("money for a payment that staff credited by other means is late, and an exception", async () => {
  await app.money.acknowledge(started.paymentId, { transactionNumber: "NEFT-8812" });
  expect(await captured()).toBe("set aside");
  expect([await journals(), await exceptions()]).toEqual([1, ["late_capture 50000"]]);
});

test("money that staff credited by the gateway's own number is that money", async () => {
  await app.money.acknowledge(started.paymentId, { transactionNumber: "SBP_SEEN" });
  expect(await captured(50_000n, "sbp_seen")).toBe("credited before");
  expect(await captured(50_000n, "sbp_seen")).toBe("known");
  expect([await journals(), await exceptions()]).toEqual([1, []]);
  expect((await paymentsOfBook())[0]).toMatchObject({ gatewayPaymentId: "sbp_seen", status: "credited" });
});

test("a capture for a refunded payment becomes an exception", async () => {
  await app.money.acknowledge(started.paymentId, { transactionNumber: "NEFT-9912" });
  await app.money.refund(started.paymentId);
  expect(await captured()).toBe("set aside");
  expect(await exceptions()).toEqual(["late_capture 50000"]);
});

test("money for a closed book is kept, credits nothing, and is an exception", async () => {
  await closeBehind();
  expect(await captured()).toBe("set aside");
  expect(await statuses()).toEqual(["verified"]);
  expect([await journals(), await exceptions()]).toEqual([0, ["book_closed 50000"]]);
  expect(await sandbox.acknowledgeWaiting()).toBe(0);
  // Even a second capture on it is not lost.
  expect(await captured()).toBe("set aside");
  expect(await exceptions()).toEqual(["book_closed 50000", "second_capture 50000"]);
});

test("a failed payment of a book that closed meanwhile, paid late, is an exception", async () => {
  await app.money.fail(started.paymentId);
  await closeBehind();
  expect(await captured()).toBe("set aside");
  expect(await exceptions()).toEqual(["book_closed 50000"]);
});

test("money whose number staff used for another payment is noted without it, and is an exception", async () => {
  const other = await app.make.payment({ status: "credited", mode: "online", transactionNumber: "sbp_reused" });
  expect(await captured(50_000n, "sbp_reused")).toBe("set aside");
  const [payment] = await paymentsOfBook();
  expect(payment).toMatchObject({
    gatewayPaymentId: "sbp_reused",
    transactionNumber: null,
    status: "verified",
  });
  expect(await exceptions()).toEqual(["late_capture 50000"]);
  expect(other.transactionNumber).toBe("sbp_reused");
});

test("staff are told that money set aside is decided as an exception, and do not acknowledge it", async () => {
  await app.make.payment({ status: "credited", mode: "online", transactionNumber: "sbp_counted" });
  expect(await captured(50_000n, "sbp_counted")).toBe("set aside");
  const staff = await app.signedInAs({ userType: "Admin" });
  const sent = { id: String(started.paymentId), transactionNumber: "NEFT-7712", installmentno: 1 };
  const { status, body } = await staff.call("acknowledgePayment", sent);
  expect([status, body.code, await statuses()]).toEqual([409, "payment_is_exception", ["verified"]]);
});

test("the database itself refuses one gateway payment on two payments, whatever code says", async () => {
  await captured(50_000n, "sbp_only_once");
  const twice = app.asOwner((owner) =>
    owner.query(`insert into payments (book_id, amount_paise, mode, status, paid_at, business_day, source, gateway, gateway_payment_id, created_at)
      select book_id, amount_paise, mode, 'verified', paid_at, business_day, source, gateway, gateway_payment_id, created_at
      from payments where gateway_payment_id = 'sbp_only_once'`),
  );
  await expect(twice).rejects.toThrow(/payments_gateway_gateway_payment_id_key/);
});

test("the application cannot write what a gateway reported, nor skip the functions that take it", async () => {
  const writes = [
    app.db.$executeRaw`insert into gateway_events values ('sandbox', 'forged', 'x', null, '', now())`,
    app.db.$executeRaw`update payments set status = 'verified' where id = ${started.paymentId}`,
    app.db.$executeRaw`update gateway_orders set order_id = 'another' where payment_id = ${started.paymentId}`,
    app.db.$executeRaw`insert into gateway_refunds values (${started.paymentId}, 'sandbox', 'x', 1, now(), now())`,
    app.db
      .$queryRaw`select credit_verified('{}', now(), current_date, p) from payments p where id = ${started.paymentId}`,
  ];
  for (const write of await Promise.allSettled(writes))
    expect(write).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringContaining("permission denied") },
    });
});

test("after all of this the ledger is whole", async () => {
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

/** Closed as the shop does it, seen from the database. */
async function closeBehind(): Promise<void> {
  const response = await customer.call("closeBook", { id: bookId.toString(), clientstatus: "Closed" });
  expect(response.status).toBe(200);
}
