import { expect, test } from "vitest";
import {
  booked,
  choices,
  decide,
  findings,
  openExceptions,
  refundNow,
  refundOf,
  retry,
  settle,
} from "./refund-decisions.testing.ts";
import { credited, fake, followRefunds, hear, loseDispute, refunded } from "./refund-life.testing.ts";

/** A refund that was made, then a dispute that took the money as well, then the bank gave the refund back. */
async function failedAfterDispute(paise: bigint) {
  const payment = await refunded();
  await followRefunds();
  const { refundId } = fake.refunds.at(-1)!;
  const disputeId = await loseDispute(payment.gatewayPaymentId, paise);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  await hear(fake.finish(refundId, "failed_at_gateway"));
  return { ...payment, disputeId };
}
test("a refund that fails after a dispute took the money is not made again: what the shop bore is that refund", async () => {
  const { paymentId, disputeId } = await failedAfterDispute(50_000n);
  expect([await retry(paymentId), await settle(paymentId), await decide("Asked for again")]).toEqual([
    409,
    [409, "payment_disputed"],
    [409, "payment_disputed"],
  ]);
  expect(await choices()).toEqual(["Counted as its refund"]);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId: disputeId });
  expect([fake.asked.length, await booked(), await openExceptions(), await findings()]).toEqual([1, 0n, [], []]);
  // Won after all, it is the shop's to return.
  await hear(fake.moveDispute(disputeId, "won"));
  expect(await openExceptions()).toMatchObject([{ kind: "dispute_won", movedPaise: 50_000n }]);
  expect(await findings()).toEqual([]);
});

test("of a dispute that took a part, the rest is asked for", async () => {
  const { paymentId } = await failedAfterDispute(20_000n);
  expect(await retry(paymentId)).toBe(409);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  expect(await retry(paymentId)).toBe(200);
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 30_000n });
  expect([await booked(), fake.balance(), await findings()]).toEqual([0n, 0n, []]);
});

test("nothing is refunded beside what the gateway sent back by itself, until an Admin decided about that", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 30_000n));
  await hear(fake.refundThere(gatewayPaymentId, 10_000n));
  expect(await refundNow(paymentId)).toEqual([409, "refund_undecided"]);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect([fake.asked, await retry(paymentId)]).toEqual([[], 409]);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 10_000n });
  expect([fake.balance(), await booked(), await findings()]).toEqual([0n, 0n, []]);
});

test("two disputes that took a payment together are its refund together", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  for (const paise of [20_000n, 30_000n]) await loseDispute(gatewayPaymentId, paise);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed" });
  expect([fake.asked, await booked(), await openExceptions(), await findings()]).toEqual([[], 0n, [], []]);
});

test("what the shop bore of one dispute is no refund with another one: only what is possible is offered", async () => {
  const { gatewayPaymentId } = await credited();
  for (const paise of [20_000n, 30_000n]) await loseDispute(gatewayPaymentId, paise);
  expect(await choices()).toEqual(["Counted as its refund", "Borne by the shop"]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect(await choices()).toEqual(["Borne by the shop"]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await booked(), await findings()]).toEqual([0n, []]);
});
