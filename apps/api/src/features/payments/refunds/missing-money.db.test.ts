import { expect, test } from "vitest";
import { GatewayError } from "#integrations/payment-gateway/port.ts";
import { asEarlierRelease } from "#testing/as-earlier-release.ts";
import { figures, openKinds, statusOf } from "./failed-there.testing.ts";
import {
  choices,
  decide,
  findings,
  listed,
  openExceptions,
  refundNow,
  refundOf,
  settle,
} from "./refund-decisions.testing.ts";
import {
  app,
  book,
  captured,
  credited,
  failing,
  fake,
  followRefunds,
  later,
  look,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

/** A payment of ₹ 500 that was credited, and of which the gateway says from now on that it has nothing. */
async function forgotten() {
  const paid = await credited();
  const [capture] = fake.capturesOf(paid.orderId);
  later(5);
  fake.forget(paid.orderId);
  return { ...paid, capture: capture! };
}

test("money that was credited and the gateway does not have is an exception; no answer is not one", async () => {
  const { orderId, gatewayPaymentId } = await forgotten();
  fake.state.isSilent = true;
  await expect(look(orderId)).rejects.toThrow(GatewayError);
  expect(await openKinds()).toEqual([]);
  fake.state.isSilent = false;
  for (const _ of [1, 2]) await look(orderId);
  expect(await openExceptions()).toMatchObject([
    { kind: "capture_not_found", movedRef: gatewayPaymentId, movedPaise: 50_000n },
  ]);
  expect(await findings()).toEqual([]);
});

test("an answer that was on its way while the money was confirmed says nothing about it", async () => {
  const { orderId } = await credited();
  fake.forget(orderId);
  await look(orderId);
  expect(await openKinds()).toEqual([]);
});

test("until it is decided, nothing of it is given back, by whatever way", async () => {
  const { paymentId, orderId } = await forgotten();
  await look(orderId);
  expect(await refundNow(paymentId)).toEqual([409, "capture_not_found"]);
  expect([await statusOf(paymentId), fake.asked]).toEqual(["credited", []]);
});

test("no money came: the payment is taken back, and nothing is sent", async () => {
  const { paymentId, orderId } = await forgotten();
  await look(orderId);
  expect(await choices()).toEqual(["No money came", "Borne by the shop"]);
  expect(await decide("No money came")).toEqual([200, "No money came"]);
  await followRefunds();
  expect([await statusOf(paymentId), fake.asked]).toEqual(["refunded", []]);
  expect(await app.db.gatewayRefund.count({ where: { paymentId } })).toBe(0);
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("the shop bears it: the book keeps the payment, and nothing of it is refunded before the gateway has its money", async () => {
  const { paymentId, orderId, capture } = await forgotten();
  await look(orderId);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await statusOf(paymentId), await figures(), await findings()]).toEqual(["credited", [0n, 0n], []]);
  expect(await refundNow(paymentId)).toEqual([409, "capture_borne"]);
  await expect(app.money.refund(paymentId)).rejects.toMatchObject({ code: "capture_borne" });
  expect([await statusOf(paymentId), await app.db.gatewayRefund.count({ where: { paymentId } })]).toEqual([
    "credited",
    0,
  ]);
  fake.remember(capture);
  await look(orderId);
  expect([await figures(), await openExceptions()]).toEqual([[50_000n, 50_000n], []]);
  expect(await refundNow(paymentId)).toEqual([200, null]);
  await followRefunds();
  expect([(await refundOf(paymentId)).state, fake.asked.length]).toEqual(["processed", 1]);
  expect([await figures(), await findings()]).toEqual([[0n, 0n], []]);
});

test("a verified payment fails", async () => {
  const { paymentId, orderId } = await captured();
  later(5);
  fake.forget(orderId);
  await look(orderId);
  expect(await choices()).toEqual(["No money came"]);
  const acknowledged = app.money.acknowledge(paymentId, { transactionNumber: null });
  await expect(acknowledged).rejects.toThrow("payment_is_exception");
  expect(await decide("No money came")).toEqual([200, "No money came"]);
  expect([await statusOf(paymentId), await figures(), await findings()]).toEqual(["failed", [0n, 0n], []]);
});

test("money that was there before anybody could ask is asked about once, and missing it is an exception", async () => {
  const { orderId, gatewayPaymentId } = await credited();
  await app.asOwner((owner) =>
    asEarlierRelease(
      owner,
      `update gateway_captures set confirmed_by = 'earlier_release' where gateway_payment_id = '${gatewayPaymentId}'`,
    ),
  );
  later(5);
  await look(orderId);
  expect([await openKinds(), await confirmedBy(gatewayPaymentId)]).toEqual([[], "Gateway_Webhook"]);
  later(5);
  fake.forget(orderId);
  await look(orderId);
  expect(await openKinds()).toEqual(["capture_not_found"]);
});

const confirmedBy = async (gatewayPaymentId: string) =>
  (await app.db.gatewayCapture.findFirstOrThrow({ where: { gatewayPaymentId } })).confirmedBy;

test("a refund that the gateway refuses because it does not have the money is an exception, and ends without paying", async () => {
  const { paymentId, orderId } = await credited();
  expect(await refundNow(paymentId)).toEqual([200, null]);
  await app.asOwner((owner) =>
    asEarlierRelease(
      owner,
      `update gateway_orders set money_until = opened_at + interval '4 days' where order_id = '${orderId}'`,
    ),
  );
  later(5);
  fake.forget(orderId);
  await followRefunds();
  expect((await refundOf(paymentId)).state).toBe("refused");
  const { nextCheckAt } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
  expect(nextCheckAt).toEqual(app.clock.now);
  await look(orderId);
  expect([await openKinds(), await choices()]).toEqual([["capture_not_found"], ["No money came"]]);
  expect(await settle(paymentId)).toEqual([409, "capture_not_found"]);
  expect(await decide("No money came")).toEqual([200, "No money came"]);
  await followRefunds();
  expect((await refundOf(paymentId)).state).toBe("processed");
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("nothing is left to decide about a refund that failed, once it is known that no money came", async () => {
  const { paymentId, hearFailure } = await failing();
  await hearFailure();
  later(5);
  fake.forget(`order_${paymentId}`);
  await look(`order_${paymentId}`);
  expect([await openKinds(), await choices()]).toEqual([["capture_not_found", "refund_failed"], ["No money came"]]);
  expect(await decide("No money came")).toEqual([200, "No money came"]);
  expect(await openExceptions()).toEqual([]);
  const failed = await app.db.paymentException.findFirstOrThrow({ where: { paymentId, kind: "refund_failed" } });
  expect([failed.resolution, (await refundOf(paymentId)).state]).toEqual(["refund_made", "processed"]);
  expect([await figures(), await findings()]).toEqual([[0n, 0n], []]);
});

test.each(["No money came", "Borne by the shop", null])(
  "money that is there after all undoes what was decided (%s), or is for an Admin",
  async (decision) => {
    const { orderId, capture } = await forgotten();
    await look(orderId);
    if (decision !== null) expect(await decide(decision)).toEqual([200, decision]);
    fake.remember(capture);
    await look(orderId);
    const isTakenBack = decision === "No money came";
    expect(await openKinds()).toEqual(isTakenBack ? ["late_capture"] : []);
    expect([await figures(), await findings()]).toEqual([[isTakenBack ? 0n : 50_000n, 50_000n], []]);
  },
);

test("the list says which money it is", async () => {
  const { orderId, gatewayPaymentId } = await forgotten();
  await look(orderId);
  expect(await listed()).toMatchObject([
    { kind: "capture_not_found", moved_reference: gatewayPaymentId, fld_accountno: book.number },
  ]);
});
