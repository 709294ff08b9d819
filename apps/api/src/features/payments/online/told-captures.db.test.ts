import { expect, test } from "vitest";
import { openTransactions } from "#testing/open-transactions.ts";
import { findings } from "#features/payments/refunds/refund-decisions.testing.ts";
import { app, book, fake, hear, later, look } from "#features/payments/refunds/refund-life.testing.ts";

/** An order of ₹ 500 that is paid at the gateway, which never says when it captured money; nobody has told the shop. */
async function unheard() {
  const { paymentId } = await app.money.start(book.id, { amountPaise: 50_000n });
  const orderId = `order_${paymentId}`;
  await app.db.$executeRaw`
    select open_gateway_order(${app.clock.now}::timestamptz, ${paymentId}::bigint, 'razorpay', ${orderId}, '/', ${app.clock.now}::timestamptz + interval '1 day', null, null)`;
  return { paymentId, orderId, capture: fake.pay(orderId, 50_000n) };
}

const paidAt = async (paymentId: bigint) =>
  (await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).paidAt;

test("money has the moment that the answer says; what the event said of when is believed by nobody", async () => {
  const { paymentId, capture } = await unheard();
  const capturedAt = new Date(app.clock.now.getTime() + 60_000);
  fake.remember({ ...capture, capturedAt });
  later(60);
  expect(await hear({ ...capture, capturedAt: new Date(capturedAt.getTime() + 1) }, `evt_said_${paymentId}`)).toBe(
    "verified",
  );
  expect(await paidAt(paymentId)).toEqual(capturedAt);
});

test("where the answer says none, it is the moment at which the gateway was asked", async () => {
  const { paymentId, capture } = await unheard();
  const started = app.clock.now;
  later(60 * 24 * 3);
  const forged = { ...capture, capturedAt: new Date(started.getTime() + 60_000) };
  expect(await hear(forged, `evt_forged_${paymentId}`)).toBe("verified");
  expect(await paidAt(paymentId)).toEqual(app.clock.now);
});

test.each([true, false])("so it is where the gateway answers hours later (it says when: %s)", async (isSaid) => {
  const { paymentId, orderId, capture } = await unheard();
  const saidAt = new Date(app.clock.now.getTime() + 60_000);
  fake.state.isSilent = true;
  later(2);
  expect(await hear({ ...capture, capturedAt: app.clock.now }, `evt_late_${paymentId}`)).toBe("told");
  later(180);
  fake.state.isSilent = false;
  if (isSaid) fake.remember({ ...capture, capturedAt: saidAt });
  await look(orderId);
  expect(await paidAt(paymentId)).toEqual(isSaid ? saidAt : app.clock.now);
  expect(await findings()).toEqual([]);
});

test("while the gateway is asked about an event, no transaction is open and nothing is locked", async () => {
  const { paymentId, capture } = await unheard();
  const asking = { ...fake.gateway };
  let open: unknown = null;
  fake.gateway.stateOf = async (...asked) => {
    open = await openTransactions(app);
    return asking.stateOf(...asked);
  };
  expect(await hear(capture, `evt_open_${paymentId}`)).toBe("verified");
  expect(open).toBe(0);
});

test("an event that is sent again is asked about once, and one that was only told is asked about again", async () => {
  const { paymentId, capture } = await unheard();
  let count = 0;
  const asking = { ...fake.gateway };
  fake.gateway.stateOf = (...asked) => {
    count += 1;
    return asking.stateOf(...asked);
  };
  fake.state.isSilent = true;
  const eventId = `evt_again_${paymentId}`;
  expect([await hear(capture, eventId), await hear(capture, eventId)]).toEqual(["told", "told"]);
  fake.state.isSilent = false;
  expect([await hear(capture, eventId), await hear(capture, eventId)]).toEqual(["verified", "replayed"]);
  expect(count).toBe(3);
});
