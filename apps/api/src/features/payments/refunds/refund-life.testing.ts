import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { applyGatewayEvent, ownContext } from "#features/payments/online/apply-gateway-event.ts";
import { checkOrder } from "#features/payments/online/check-order.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { fakeGateway } from "#testing/fake-gateway.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";
import type { GatewayEvent } from "#integrations/payment-gateway/port.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { followMoves } from "./follow-moves.ts";
import { sendRefunds } from "./send-refunds.ts";

const businessDayOf = shopCalendar("Asia/Kolkata");
export let fake = fakeGateway();
export const app = useApp({ gatewayOf: () => fake.gateway });
export let admin: SignedIn;
export let book: { id: bigint; number: string };

beforeEach(begin);

/**
 * Makes payments of another book, whose money has moved and is to move in every way, and expects that no test changes
 * any of them.
 */
export function watchBystanders(): void {
  let bookId: bigint;
  let before: unknown;
  beforeAll(async () => {
    await begin();
    bookId = book.id;
    await makeBystanders();
    await begin();
    before = await rowsOf(bookId);
  });
  afterEach(async () => {
    expect(await rowsOf(bookId), "payments of another book have changed").toEqual(before);
  });
}

/** A gateway that knows nothing yet, an Admin and a book. What was under way before waits for ever. */
async function begin(): Promise<void> {
  await app.asOwner((owner) =>
    owner.query("update gateway_refunds set next_try_at = 'infinity' where next_try_at is not null"),
  );
  fake = fakeGateway();
  admin = await app.signedInAs({ userType: "Admin" });
  book = await app.make.book({ scheme: { paymentRule: "flexible", instalments: 330 } });
}

/** What the gateway says, as a webhook brings it. */
export function hear(event: GatewayEvent, eventId: string | null = null): Promise<string> {
  return applyGatewayEvent(call(), event, eventId);
}

/** A payment of ₹ 500, paid online, credited and refunded; returns it and the gateway's name of its money. */
export async function refunded(): Promise<{ paymentId: bigint; gatewayPaymentId: string }> {
  const paid = await credited();
  await app.money.refund(paid.paymentId);
  return paid;
}

/** A payment of ₹ 500, paid online and credited. */
export async function credited(): Promise<PaidOnline> {
  const paid = await captured();
  await app.money.acknowledge(paid.paymentId, { transactionNumber: null });
  return paid;
}

interface PaidOnline {
  paymentId: bigint;
  gatewayPaymentId: string;
  orderId: string;
}

/** A payment of ₹ 500, paid online, which the shop has not credited yet. */
export async function captured(): Promise<PaidOnline> {
  const { paymentId } = await app.money.start(book.id, { amountPaise: 50_000n });
  const orderId = `order_${paymentId}`;
  await app.db.$executeRaw`
    select open_gateway_order(${app.clock.now}::timestamptz, ${paymentId}::bigint, 'razorpay', ${orderId}, '/', ${app.clock.now}::timestamptz + interval '1 day', null, null)`;
  const capture = fake.pay(orderId, 50_000n);
  await hear(capture);
  return { paymentId, gatewayPaymentId: capture.gatewayPaymentId, orderId };
}

export function later(minutes: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
}

const call = () => ({
  db: app.db,
  gateway: fake.gateway,
  context: ownContext("Gateway_Webhook"),
  now: app.clock.now,
  today: testDay,
  businessDayOf,
});

/** Asks about an order, as the reconciler and a return page do. */
export async function look(orderId: string): Promise<void> {
  await checkOrder(call(), { orderId, moneyUntil: null });
}

/** Asks what moved lately, as the job does; returns how much it was. */
export function poll(): Promise<number> {
  const { db, clock } = app;
  return followMoves({
    db,
    clock: () => clock.now,
    businessDayOf,
    gateway: fake.gateway,
    logger: makeLogger("silent"),
  });
}

/** Lets the job run as it does every ten seconds, until nothing is due. */
export async function followRefunds(): Promise<void> {
  const { db } = app;
  const jobs = { db, clock: () => app.clock.now, businessDayOf, gateway: fake.gateway, logger: makeLogger("silent") };
  while ((await sendRefunds(jobs)) > 0);
}

export async function refundRow(): Promise<Record<string, unknown>> {
  const browser = await app.signedInUser(admin.userId);
  return (await browser.call("listGatewayRefunds", { search: book.number })).body.data[0];
}

export async function settle(paymentId: bigint, reference = "NEFT 7"): Promise<[number, string | undefined]> {
  const browser = await app.signedInUser(admin.userId);
  const sent = { id: String(paymentId), refund_mode: "Bank", reference };
  const { status, body } = await browser.call("settleGatewayRefund", sent);
  return [status, body.code];
}

export const retry = async (paymentId: bigint) => {
  const browser = await app.signedInUser(admin.userId);
  return (await browser.call("retryGatewayRefund", { id: String(paymentId) })).status;
};

export const openExceptions = () =>
  app.db.paymentException.findMany({
    where: { payment: { bookId: book.id }, resolvedAt: null },
    orderBy: [{ raisedAt: "desc" }, { id: "desc" }],
  });

/** An Admin decides the newest open exception of the book; returns the status and the resolution, or why it was refused. */
export async function decide(resolution: string, more: object = {}): Promise<[number, string | undefined]> {
  const [exception] = await openExceptions();
  const browser = await app.signedInUser(admin.userId);
  const sent = { exception_id: String(exception?.id), resolution, remarks: "The bank decided", ...more };
  const { status, body } = await browser.call("resolvePaymentException", sent);
  return [status, body.code ?? body.data?.[0]?.resolution];
}

/** What the books hold at the gateway for the book, in paise. */
export async function booked(): Promise<bigint | undefined> {
  const rows = await app.db.$queryRaw<{ paise: bigint }[]>`
    select coalesce(-sum(l.amount), 0)::bigint as paise
    from journal_lines l join journals j on j.id = l.journal_id left join payments p on p.id = j.payment_id
    where l.account = 'GATEWAY_CLEARING' and coalesce(j.book_id, p.book_id) = ${book.id}`;
  return rows[0]?.paise;
}

export const findings = async () => (await verifyLedger(app.databaseUrl)).findings;

async function makeBystanders(): Promise<void> {
  await refunded();
  fake.state.manner = "accepts";
  await followRefunds();
  await hear(fake.finish(fake.refunds.at(-1)!.refundId, "failed_at_gateway"));
  await refunded();
  await followRefunds();
  await refunded();
  await captured();
  await hear(fake.refundThere((await credited()).gatewayPaymentId, 20_000n));
  await hear(fake.pay((await credited()).orderId, 50_000n));
  await hear(fake.dispute((await credited()).gatewayPaymentId, 50_000n));
  const lost = fake.dispute((await credited()).gatewayPaymentId, 50_000n);
  for (const event of [lost, fake.moveDispute(lost.disputeId, "lost")]) await hear(event);
}

async function rowsOf(bookId: bigint): Promise<unknown> {
  const tables = ["payment_exceptions", "gateway_refunds", "gateway_disputes", "gateway_orders", "instalment_credits"];
  const ofPayment = tables.map(
    (name) =>
      `select '${name}', to_jsonb(t) from ${name} t join payments p on p.id = t.payment_id where p.book_id = $1`,
  );
  const query = ["select 'payments' as name, to_jsonb(t) as row from payments t where book_id = $1", ...ofPayment];
  return (await app.asOwner((owner) => owner.query(`${query.join(" union all ")} order by 1, 2`, [bookId]))).rows;
}
