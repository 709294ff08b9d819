import { expect, test } from "vitest";
import { openKinds } from "./failed-there.testing.ts";
import { booked, decide, findings, listed, refundNow } from "./refund-decisions.testing.ts";
import { app, credited, fake, hear, later, loseDispute, poll } from "./refund-life.testing.ts";

/** A dispute of the whole of a payment that was lost, borne by the shop and won after all; the win was heard an hour ago. */
async function turned() {
  const payment = await credited();
  const disputeId = await loseDispute(payment.gatewayPaymentId, 50_000n);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  later(60);
  const won = fake.moveDispute(disputeId, "won");
  expect(await hear(won, `evt_won_${disputeId}`)).toBe("won");
  later(60);
  return { ...payment, disputeId, won };
}

const losses = (paymentId: bigint) => app.db.journal.count({ where: { paymentId, kind: "GatewayLoss" } });

test("a dispute that is opened once more after it was won is told anew, and holds refunds back", async () => {
  const { paymentId, disputeId } = await turned();
  const opened = fake.moveDispute(disputeId, "open");
  expect([await hear(opened, `evt_open_${disputeId}`), await hear(opened)]).toEqual(["open", "known"]);
  expect(await listed()).toMatchObject([{ kind: "disputed", moved_reference: disputeId }]);
  expect(await refundNow(paymentId)).toEqual([409, "payment_disputed"]);
  expect(await hear(fake.says({ ...opened, state: "under_review" }))).toBe("under_review");
  expect(await openKinds()).toEqual(["disputed"]);
  later(60);
  expect(await hear(fake.moveDispute(disputeId, "lost"))).toBe("lost");
  expect(await openKinds()).toEqual(["dispute_lost"]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await booked(), fake.balance(), await losses(paymentId)]).toEqual([0n, 0n, 2]);
  expect(await findings()).toEqual([]);
});

test("one that is opened once more ends when it is won again", async () => {
  const { paymentId, disputeId } = await turned();
  fake.moveDispute(disputeId, "under_review");
  expect([await poll(), await openKinds()]).toEqual([1, ["disputed"]]);
  later(60);
  fake.moveDispute(disputeId, "won");
  expect([await poll(), await openKinds()]).toEqual([1, []]);
  expect((await refundNow(paymentId))[0]).toBe(200);
  expect([await booked(), await findings()]).toEqual([0n, []]);
});

test("the same loss again, after it was won, is a loss of its own, which is posted once", async () => {
  const { paymentId, disputeId } = await turned();
  const lost = fake.moveDispute(disputeId, "lost");
  const heard = await Promise.all([hear(lost, `evt_1_${disputeId}`), hear(lost, `evt_2_${disputeId}`), poll()]);
  expect(heard.filter((outcome) => outcome === "lost" || outcome === 1)).toHaveLength(1);
  expect(await listed()).toMatchObject([{ kind: "dispute_lost", moved_amount: "500" }]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await hear(lost, `evt_3_${disputeId}`), await poll(), await openKinds()]).toEqual(["known", 0, []]);
  expect([await losses(paymentId), await booked(), fake.balance()]).toEqual([2, 0n, 0n]);
  expect(await findings()).toEqual([]);
});

test.each(["open", "lost"] as const)(
  "late news that it is %s changes nothing after the win; what the gateway answers does",
  async (state) => {
    const { disputeId, won } = await turned();
    const stale = { ...won, state, deductedPaise: state === "lost" ? 50_000n : 0n };
    expect(await hear(stale, `evt_late_${disputeId}`)).toBe("known");
    expect([await poll(), await openKinds(), await booked()]).toEqual([0, [], 50_000n]);
    fake.moveDispute(disputeId, state);
    expect([await poll(), await openKinds()]).toEqual([1, [state === "lost" ? "dispute_lost" : "disputed"]]);
    expect(await findings()).toEqual([]);
  },
);

test("once it took money anew, late news of the first win gives nothing back", async () => {
  const { disputeId, won } = await turned();
  fake.moveDispute(disputeId, "lost");
  expect(await poll()).toBe(1);
  expect(await hear(won, `evt_late_${disputeId}`)).toBe("known");
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await booked(), await findings()]).toEqual([0n, []]);
});

test("a dispute whose whole loss was beyond what was owed leaves nothing to decide when it is won", async () => {
  const { gatewayPaymentId, paymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 50_000n));
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  const disputeId = await loseDispute(gatewayPaymentId, 50_000n);
  // The refund that the shop bore is the payment's now; what the dispute took is more than was owed.
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  expect([await booked(), fake.balance(), await findings()]).toEqual([-50_000n, -50_000n, []]);
  expect(await hear(fake.moveDispute(disputeId, "won"))).toBe("won");
  expect([await openKinds(), await booked(), fake.balance()]).toEqual([[], 0n, 0n]);
  expect(await findings()).toEqual([]);
  // What is gone from the ledger is found still.
  await app.asOwner((owner) =>
    owner.query(`set session_replication_role = replica;
      update gateway_disputes set turned_up_to = 0, state = 'lost' where payment_id = ${paymentId}`),
  );
  expect(await findings()).not.toEqual([]);
  await app.asOwner((owner) =>
    owner.query(`set session_replication_role = replica;
      update gateway_disputes set state = 'won', turned_up_to = (select max(id) from payment_exceptions
        where payment_id = ${paymentId} and kind = 'dispute_lost') where payment_id = ${paymentId}`),
  );
});
