import { beforeEach, expect, test } from "vitest";
import { gatewayCaptured } from "#ledger/gateway-operations.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import { contextOf } from "#testing/money.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import { takeDueOrders } from "./gateway-store.ts";

const app = useApp();
const sandbox = sandboxOf(app);
const gold = { accrual: "weight" } as const;

// Each test has a week of its own: a rate is set for a day once, and a closed day stays closed.
let week = 0;
const moment = (day: number, time: string) =>
  new Date(`2026-${String(4 + week).padStart(2, "0")}-0${day}T${time}+05:30`);
const dayOf = (day: number) => `2026-${String(4 + week).padStart(2, "0")}-0${day}`;

beforeEach(async () => {
  week += 1;
  await app.make.manyOpenPayments();
  await app.make.goldRate({ day: dayOf(4), ratePaisePerGram: 500_000n });
  await app.make.goldRate({ day: dayOf(5), ratePaisePerGram: 1_000_000n });
});

/** Started ten seconds before midnight of the fourth; the bank takes ten seconds. */
async function paidAfterMidnight() {
  app.clock.now = moment(4, "23:59:50");
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, scheme: gold, day: dayOf(4), now: app.clock.now });
  const customer = await app.signedInUser(client.userId!);
  const started = await sandbox.start(customer, book.number);
  app.clock.now = moment(4, "23:59:58");
  await sandbox.simulate(started, "slow", "never");
  return { customer, started };
}

const stored = (id: bigint) => app.db.payment.findUniqueOrThrow({ where: { id }, include: { journals: true } });

test("money captured after midnight has the rate and the day of its capture, whenever the shop learns of it", async () => {
  const { started } = await paidAfterMidnight();
  app.clock.now = moment(7, "09:00:00");
  await sandbox.reconcile();
  const payment = await stored(started.paymentId);
  expect(payment).toMatchObject({ status: "credited", weightMg: 50n, businessDay: new Date(dayOf(5)) });
  expect(payment.paidAt).toEqual(moment(5, "00:00:08"));
  expect(payment.createdAt).toEqual(moment(4, "23:59:50"));
  // It is posted on the day on which it is credited.
  expect(payment.journals.map(({ businessDay }) => businessDay)).toEqual([new Date(dayOf(7))]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("where the day of the capture is closed, the money is posted on the open day at the rate of the capture", async () => {
  const { started } = await paidAfterMidnight();
  app.clock.now = moment(6, "09:00:00");
  await app.make.closedDay({ day: dayOf(5), now: app.clock.now });
  await sandbox.reconcile();
  const payment = await stored(started.paymentId);
  expect(payment).toMatchObject({ status: "credited", weightMg: 50n, businessDay: new Date(dayOf(5)) });
  expect(payment.journals.map(({ businessDay }) => businessDay)).toEqual([new Date(dayOf(6))]);
});

test("an order is paid on the day it was opened and no longer; its page and its state say so", async () => {
  app.clock.now = moment(4, "23:50:00");
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, day: dayOf(4), now: app.clock.now });
  const customer = await app.signedInUser(client.userId!);
  const started = await sandbox.start(customer, book.number);
  const order = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } });
  expect([order.expiresAt, order.moneyUntil]).toEqual([moment(5, "00:00:00"), moment(5, "00:20:00")]);
  expect((await sandbox.stateOf(customer, started.paymentId)).payUrl).toBe(started.payUrl);
  app.clock.now = moment(5, "00:00:00");
  expect(await sandbox.stateOf(customer, started.paymentId)).toMatchObject({ status: "Pending", payUrl: null });
  expect((await app.nobody().send("get", started.payUrl)).get("Location")).toBe("/");
  // The gateway is asked until no money can come any more.
  await sandbox.reconcile(60_000);
  expect((await sandbox.stateOf(customer, started.paymentId)).status).toBe("Pending");
  await sandbox.reconcile(20 * 60_000);
  expect(await sandbox.stateOf(customer, started.paymentId)).toMatchObject({ status: "Failed" });
  const late = app.asOwner((owner) =>
    owner.query("update gateway_orders set expires_at = opened_at + interval '2 days' where payment_id = $1", [
      started.paymentId,
    ]),
  );
  await expect(late).rejects.toThrow("gateway_orders_expires_check");
});

test.for([
  ["to come", () => moment(9, "10:00:00"), 6, () => moment(6, "10:00:00")],
  ["unknown", () => null, 6, () => moment(6, "10:00:00")],
  ["before the order", () => moment(1, "10:00:00"), 4, () => moment(4, "10:00:00")],
  ["between the two", () => moment(5, "10:00:00"), 5, () => moment(5, "10:00:00")],
] satisfies [string, () => Date | null, number, () => Date][])(
  "a capture whose time is %s is of no other day",
  async ([, said, day, paidAt]: [string, () => Date | null, number, () => Date]) => {
    const book = await app.make.book({ scheme: gold, day: dayOf(4), now: moment(4, "10:00:00") });
    const at = { day: dayOf(4), now: moment(4, "10:00:00") };
    const { paymentId, amountPaise } = await app.make.payment({
      bookId: book.id,
      status: "pending",
      mode: "online",
      ...at,
    });
    const order = `order_${paymentId}`;
    await app.db
      .$queryRaw`select open_gateway_order(${at.now}::timestamptz, ${paymentId}::bigint, 'sandbox', ${order}, '/',
    ${at.now}::timestamptz, null, null)`;
    const capturedAt = said();
    await gatewayCaptured(app.db, contextOf("Gateway_Webhook"), {
      now: moment(6, "10:00:00"),
      day: dayOf(6),
      gateway: "sandbox",
      eventId: null,
      orderId: order,
      gatewayPaymentId: `pay_${paymentId}`,
      amountPaise,
      references: [],
      capturedAt,
      capturedOn: capturedAt && capturedAt.toISOString().slice(0, 10),
    });
    const payment = await stored(paymentId);
    expect([payment.paidAt, payment.businessDay]).toEqual([paidAt(), new Date(dayOf(day))]);
  },
);

test("the reconciler asks about an order of each client before it asks about a second one of any", async () => {
  app.clock.now = moment(4, "10:00:00");
  const [greedy, patient] = [await app.make.client(), await app.make.client()];
  for (const [client, orders] of [
    [greedy, 25],
    [patient, 1],
  ] as const) {
    const book = await app.make.book({ clientId: client.id, day: dayOf(4), now: app.clock.now });
    const customer = await app.signedInUser(client.userId!);
    for (let n = 0; n < orders; n += 1) await sandbox.start(customer, book.number);
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  }
  const now = moment(4, "10:05:00");
  const due = await takeDueOrders(app.db, "sandbox", now, moment(4, "10:15:00"), 20);
  const taken = await app.db.payment.findMany({
    where: { id: { in: due.map(({ paymentId }) => paymentId) } },
    select: { book: { select: { clientId: true } } },
  });
  expect(taken).toHaveLength(20);
  expect(taken.map(({ book }) => book.clientId)).toContain(patient.id);
});
