import { expect, test } from "vitest";
import {
  admin,
  app,
  book,
  booked,
  decide,
  fake,
  findings,
  followRefunds,
  hear,
  openExceptions,
  refunded,
  retry,
  settle,
} from "./refund-life.testing.ts";

/** A refund that was made, then a dispute that took the money as well, then the bank gave the refund back. */
async function failedAfterDispute(paise: bigint) {
  const payment = await refunded();
  await followRefunds();
  const { refundId } = fake.refunds.at(-1)!;
  const dispute = fake.dispute(payment.gatewayPaymentId, paise);
  await hear(dispute);
  await hear(fake.moveDispute(dispute.disputeId, "lost"));
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  await hear(fake.finish(refundId, "failed_at_gateway"));
  return { ...payment, disputeId: dispute.disputeId };
}
const refundOf = (paymentId: bigint) => app.db.gatewayRefund.findUniqueOrThrow({ where: { paymentId } });
const choices = async () => {
  const browser = await app.signedInUser(admin.userId);
  const { body } = await browser.call("listPaymentExceptions", { state: "Open", search: book.number });
  return body.data[0]?.decisions;
};

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
