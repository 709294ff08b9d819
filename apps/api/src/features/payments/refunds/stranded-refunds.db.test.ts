import { expect, test } from "vitest";
import { followStrandedRefunds, takeDueRefunds } from "#ledger/refund-operations.ts";
import {
  booked,
  decide,
  findings,
  listed,
  openExceptions,
  refundOf,
  refundRow,
  settle,
} from "./refund-decisions.testing.ts";
import { app, credited, fake, followRefunds, hear, refunded, shop } from "./refund-life.testing.ts";

type State = "asked" | "unknown" | "accepted";
const states: State[] = ["asked", "unknown", "accepted"];

/** What the job does. */
const follow = () =>
  followStrandedRefunds(app.db, { now: app.clock.now, gateway: shop.gateway === "" ? null : shop.gateway });

/** A refund of ₹ 500 that was so far when the shop left its gateway. */
async function stranded(state: State) {
  const payment = await refunded();
  if (state === "asked") {
    const takenUntil = new Date(app.clock.now.getTime() + 600_000);
    await takeDueRefunds(app.db, { now: app.clock.now, gateway: "razorpay", takenUntil, limit: 20 });
  } else {
    fake.state.manner = state === "unknown" ? "loses" : "accepts";
    await followRefunds();
  }
  expect(await refundOf(payment.paymentId)).toMatchObject({ state });
  shop.gateway = "";
  return payment;
}

test.each(states)("one that is %s at a gateway that is gone is an exception, once, with its way out", async (state) => {
  const { paymentId, gatewayPaymentId } = await stranded(state);
  const isUnknown = state === "unknown";
  expect(await settle(paymentId)).toEqual([409, isUnknown ? "refund_unknown" : "refund_under_way"]);
  await follow();
  await follow();
  expect(await listed()).toMatchObject([
    {
      kind: "gateway_gone",
      moved_reference: gatewayPaymentId,
      moved_amount: "500",
      decisions: ["Sent by the gateway", "Not sent by the gateway"],
    },
  ]);
  for (const other of [
    "Money returned",
    "Seen to",
    "Asked for again",
    "Counted as its refund",
    "Kept as an instalment",
  ])
    expect(await decide(other, { reference: "1", refund_mode: "Bank" })).toEqual([409, "resolution_not_allowed"]);
});

test.each(states)("one that was %s and was sent, as an Admin read there, is done under its number", async (state) => {
  const { paymentId } = await stranded(state);
  await follow();
  expect((await decide("Sent by the gateway"))[0]).toBe(422);
  expect(await decide("Sent by the gateway", { reference: `rfnd_${state}` })).toEqual([200, "Sent by the gateway"]);
  const refundId = state === "accepted" ? fake.refunds.at(-1)!.refundId : `rfnd_${state}`;
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId, doneAt: app.clock.now });
  expect(await app.db.paymentException.findFirst({ where: { paymentId, kind: "gateway_gone" } })).toMatchObject({
    reference: refundId,
  });
  expect(await settle(paymentId)).toEqual([409, "refund_done"]);
  expect([await booked(), await openExceptions(), await findings()]).toEqual([0n, [], []]);
});

test.each(states)("one that was %s and was not sent is paid another way, once", async (state) => {
  const { paymentId } = await stranded(state);
  await follow();
  expect(await decide("Not sent by the gateway")).toEqual([200, "Not sent by the gateway"]);
  expect(await refundRow()).toMatchObject({
    state: state === "accepted" ? "Failed at the gateway" : "Not sent",
    last_trouble: "Not found on the gateway's pages",
  });
  expect(await settle(paymentId)).toEqual([200, undefined]);
  expect(await settle(paymentId, "NEFT again")).toEqual([409, "refund_done"]);
  // The gateway owes the shop what it did not send.
  expect([await booked(), await openExceptions(), await findings()]).toEqual([50_000n, [], []]);
});

test("what the gateway says when it is back is heard: a failure of what was sent, and what was sent after all", async () => {
  const sent = await stranded("accepted");
  await follow();
  await decide("Sent by the gateway", { reference: "rfnd_read" });
  shop.gateway = "razorpay";
  const { refundId } = fake.refunds.at(-1)!;
  expect(await hear(fake.finish(refundId, "failed_at_gateway"))).toBe("failed_at_gateway");
  expect(await openExceptions()).toMatchObject([{ paymentId: sent.paymentId, kind: "refund_failed" }]);
  expect(await settle(sent.paymentId)).toEqual([200, undefined]);

  const { paymentId, gatewayPaymentId } = await stranded("unknown");
  await follow();
  await decide("Not sent by the gateway");
  await settle(paymentId);
  shop.gateway = "razorpay";
  expect(await hear(fake.refundThere(gatewayPaymentId, 50_000n))).toBe("set aside");
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await booked(), fake.balance(), await findings()]).toEqual([50_000n, 50_000n, []]);
});

test("nothing is decided so while the gateway can be asked, and the exception ends by itself", async () => {
  const { paymentId } = await stranded("unknown");
  await follow();
  shop.gateway = "razorpay";
  for (const resolution of ["Sent by the gateway", "Not sent by the gateway"])
    expect(await decide(resolution, { reference: "rfnd_read" })).toEqual([409, "resolution_not_allowed"]);
  await follow();
  expect(await app.db.paymentException.findFirst({ where: { paymentId, kind: "gateway_gone" } })).toMatchObject({
    resolution: "no_longer_open",
    resolvedById: null,
  });
  expect(await openExceptions()).toEqual([]);
});

test("a number of another refund proves nothing", async () => {
  const { gatewayPaymentId } = await credited();
  const known = fake.refundThere(gatewayPaymentId, 10_000n);
  await hear(known);
  await decide("Borne by the shop");
  await stranded("unknown");
  await follow();
  const sent = { reference: known.refundId };
  expect(await decide("Sent by the gateway", sent)).toEqual([409, "bank_reference_used"]);
});

test("what the gateway sent by itself is decided about first, because it may be this one", async () => {
  const { gatewayPaymentId } = await stranded("unknown");
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  await follow();
  for (const resolution of ["Sent by the gateway", "Not sent by the gateway"])
    expect(await decide(resolution, { reference: "rfnd_read" })).toEqual([409, "refund_undecided"]);
});

test("the database keeps a way out for its own kind, with its number", async () => {
  const { paymentId } = await stranded("unknown");
  await follow();
  const end = (resolution: string, kind: string) =>
    app.asOwner((owner) =>
      owner.query(`update payment_exceptions set resolved_at = now(), resolution = '${resolution}', remarks = 'x'
        where payment_id = ${paymentId} and kind = '${kind}'`),
    );
  await expect(end("sent_by_gateway", "gateway_gone")).rejects.toThrow("payment_exceptions_decided_check");
  await expect(end("seen_to", "gateway_gone")).rejects.toThrow("payment_exceptions_decided_check");
  await expect(
    app.db.$executeRaw`update gateway_refunds set state = 'processed' where payment_id = ${paymentId}`,
  ).rejects.toThrow();
});
