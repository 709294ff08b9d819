import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { ownContext } from "#features/payments/online/apply-gateway-event.ts";
import { checkOrder } from "#features/payments/online/check-order.ts";
import { hearGatewayEvent } from "#features/payments/online/hear-gateway-event.ts";
import { askToldMoves } from "#features/payments/online/told-moves.ts";
import { fakeGateway } from "#testing/fake-gateway.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";
import { rowsOfBook } from "#testing/rows-of-book.ts";
import type { GatewayEvent } from "#integrations/payment-gateway/port.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { followMoves } from "./follow-moves.ts";
import { sendRefunds } from "./send-refunds.ts";

const businessDayOf = shopCalendar("Asia/Kolkata");
export let fake = fakeGateway();
/** The name of the gateway that the shop has now. */
export const shop: { gateway: string } = { gateway: "razorpay" };
export const app = useApp({
  gatewayOf: () => Object.defineProperty({ ...fake.gateway }, "name", { get: () => shop.gateway }),
});
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
    before = await rowsOfBook(app, bookId);
  });
  afterEach(async () => {
    expect(await rowsOfBook(app, bookId), "payments of another book have changed").toEqual(before);
  });
}

/** A gateway that knows nothing yet, an Admin and a book. What was under way before waits for ever. */
async function begin(): Promise<void> {
  const waiting = "update gateway_refunds set next_try_at = 'infinity' where next_try_at is not null";
  await app.asOwner((owner) => owner.query(`${waiting}; update gateway_moves set next_check_at = null`));
  fake = fakeGateway();
  shop.gateway = fake.gateway.name;
  admin = await app.signedInAs({ userType: "Admin" });
  book = await app.make.book({ scheme: { paymentRule: "flexible", instalments: 330 } });
}

/** What the gateway says, as a webhook brings it. */
export function hear(event: GatewayEvent, eventId: string | null = null): Promise<string> {
  return hearGatewayEvent(call(), event, eventId);
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

/** A payment of ₹ 500 whose refund the gateway took on and gave up; nobody has heard of that before `hearFailure`. */
export async function failing() {
  const payment = await refunded();
  fake.state.manner = "accepts";
  await followRefunds();
  fake.state.manner = "makes";
  const { refundId } = fake.refunds.at(-1)!;
  const failure = fake.finish(refundId, "failed_at_gateway");
  return { ...payment, refundId, hearFailure: () => hear(failure, `evt_${refundId}`) };
}

/** A bank takes money of a payment back; returns the gateway's name of the dispute. */
export async function loseDispute(gatewayPaymentId: string, paise: bigint): Promise<string> {
  const dispute = fake.dispute(gatewayPaymentId, paise);
  for (const event of [dispute, fake.moveDispute(dispute.disputeId, "lost")]) await hear(event);
  return dispute.disputeId;
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

const world = () => ({ db: app.db, gateway: fake.gateway, businessDayOf });
const call = () => ({ ...world(), context: ownContext("Gateway_Webhook"), now: app.clock.now, today: testDay });
const jobs = () => ({ ...world(), clock: () => app.clock.now, logger: makeLogger("silent") });

/** Asks about an order, as the reconciler and a return page do. */
export async function look(orderId: string): Promise<void> {
  await checkOrder(call(), { orderId, moneyUntil: null });
}

/** Asks what moved lately, as the job does; returns how much it was. */
export const poll = () => followMoves(jobs());

/** Asks about what events told, as the reconciler does; returns about how much. */
export const askAgain = () => askToldMoves(jobs());

/** An event about a refund of ₹ 500, with a correct signature. */
export const toldRefund = (
  gatewayPaymentId: string,
  refundId: string,
  state: "accepted" | "processed" | "failed_at_gateway",
) => ({ kind: "refund", refundId, gatewayPaymentId, amountPaise: 50_000n, key: null, state, reason: null }) as const;

/** Lets the job run as it does every ten seconds, until nothing is due. */
export async function followRefunds(): Promise<void> {
  while ((await sendRefunds(jobs())) > 0);
}

async function makeBystanders(): Promise<void> {
  await (await failing()).hearFailure();
  await refunded();
  fake.state.manner = "accepts";
  await followRefunds();
  await refunded();
  await captured();
  await hear(fake.refundThere((await credited()).gatewayPaymentId, 20_000n));
  await hear(fake.pay((await credited()).orderId, 50_000n));
  await hear(fake.dispute((await credited()).gatewayPaymentId, 50_000n));
  await loseDispute((await credited()).gatewayPaymentId, 50_000n);
}
