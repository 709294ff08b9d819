import { expect, test } from "vitest";
import { openTransactions } from "#testing/open-transactions.ts";
import { figures, openKinds } from "./failed-there.testing.ts";
import { decide, findings, refundOf, settle } from "./refund-decisions.testing.ts";
import {
  app,
  askAgain,
  credited,
  fake,
  followRefunds,
  hear,
  later,
  loseDispute,
  refunded,
  toldRefund,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

const moveOf = (moveId: string) => app.db.gatewayMove.findFirstOrThrow({ where: { moveId } });

test.each(["accepted", "processed", "failed_at_gateway"] as const)(
  "an invented refund that is %s changes nothing, whatever ours waits for, and is asked about for a day",
  async (state) => {
    const { paymentId, gatewayPaymentId } = await refunded();
    const refundId = `rfnd_invented_${paymentId}`;
    expect(await hear(toldRefund(gatewayPaymentId, refundId, state), `evt_${refundId}`)).toBe("not found");
    expect([(await refundOf(paymentId)).state, await openKinds()]).toEqual(["waiting", []]);
    await followRefunds();
    expect([(await refundOf(paymentId)).state, fake.refunds.length, await figures()]).toEqual([
      "processed",
      1,
      [0n, 0n],
    ]);
    let asked = 0;
    for (let hours = 0; hours < 72; hours += 1) {
      later(60);
      asked += await askAgain();
    }
    expect([asked > 3 && asked < 30, await askAgain()]).toEqual([true, 0]);
    expect(await moveOf(refundId)).toMatchObject({ nextCheckAt: null, state: null, confirmedAt: null });
    expect([await openKinds(), await findings()]).toEqual([[], []]);
  },
);

test("the failure of a refund that the gateway made is not believed, and nobody pays it a second time", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  await followRefunds();
  const { refundId } = await refundOf(paymentId);
  later(60 * 24 * 10);
  const forged = toldRefund(gatewayPaymentId, refundId!, "failed_at_gateway");
  expect(await hear(forged, `evt_failed_${paymentId}`)).toBe("known");
  expect([(await refundOf(paymentId)).state, await openKinds()]).toEqual(["processed", []]);
  expect(await settle(paymentId)).toEqual([409, "refund_done"]);
  // What the gateway says of it later is heard all the same.
  fake.finish(refundId!, "failed_at_gateway");
  later(30);
  expect([await askAgain(), (await refundOf(paymentId)).state]).toEqual([1, "failed_at_gateway"]);
  expect([await openKinds(), await askAgain(), await findings()]).toEqual([["refund_failed"], 0, []]);
});

test.each(["won", "lost"] as const)(
  "a dispute that was %s in an invented event is as far as the gateway says",
  async (state) => {
    const { paymentId, gatewayPaymentId } = await credited();
    const disputeId = `disp_invented_${paymentId}`;
    const about = { kind: "dispute", gatewayPaymentId, amountPaise: 50_000n, reason: null, respondBy: null } as const;
    const forged = { ...about, state, deductedPaise: state === "lost" ? 50_000n : 0n };
    expect(await hear({ ...forged, disputeId }, `evt_${disputeId}`)).toBe("not found");
    expect(await app.db.gatewayDispute.count({ where: { paymentId } })).toBe(0);
    const real = fake.dispute(gatewayPaymentId, 50_000n).disputeId;
    expect(await hear({ ...forged, disputeId: real }, `evt_${real}`)).toBe("open");
    expect(await openKinds()).toEqual(["disputed"]);
    expect(await findings()).toEqual([]);
  },
);

test("that a lost dispute was won gives no money out before the gateway says so", async () => {
  const { gatewayPaymentId } = await credited();
  const disputeId = await loseDispute(gatewayPaymentId, 50_000n);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  const lost = fake.disputes.find((dispute) => dispute.disputeId === disputeId)!;
  expect(await hear({ ...lost, state: "won", deductedPaise: 0n }, `evt_won_${disputeId}`)).toBe("known");
  expect(await openKinds()).toEqual([]);
  fake.moveDispute(disputeId, "won");
  later(30);
  expect([await askAgain(), await openKinds()]).toEqual([1, ["dispute_won"]]);
  expect(await findings()).toEqual([]);
});

test("while the gateway gives no answer, the event is kept and asked about until it does; nothing is lost", async () => {
  const { paymentId } = await refunded();
  fake.state.manner = "accepts";
  await followRefunds();
  const { refundId } = await refundOf(paymentId);
  fake.state.isSilent = true;
  const failed = fake.finish(refundId!, "failed_at_gateway");
  expect(await hear(failed, `evt_${refundId}`)).toBe("told");
  // Sent again, it is asked about again.
  expect(await hear(failed, `evt_${refundId}`)).toBe("told");
  for (let days = 0; days < 3; days += 1) {
    later(60 * 24);
    expect([await askAgain(), (await refundOf(paymentId)).state]).toEqual([1, "accepted"]);
  }
  fake.state.isSilent = false;
  later(2);
  expect([await askAgain(), await askAgain()]).toEqual([1, 0]);
  expect([(await refundOf(paymentId)).state, await openKinds()]).toEqual(["failed_at_gateway", ["refund_failed"]]);
  expect(await moveOf(refundId!)).toMatchObject({ state: "failed_at_gateway", confirmedBy: "Reconcile_Payments" });
  expect(await findings()).toEqual([]);
});

test("while the gateway is asked about an event, no transaction is open and nothing is locked", async () => {
  const { gatewayPaymentId } = await credited();
  const asking = { ...fake.gateway };
  let open: unknown = null;
  fake.gateway.moveOf = async (...asked) => {
    open = [await openTransactions(app), asked[1]];
    return asking.moveOf(...asked);
  };
  expect(await hear(fake.refundThere(gatewayPaymentId, 50_000n), `evt_${gatewayPaymentId}`)).toBe("set aside");
  expect(open).toEqual([0, 3_000]);
});

test("an event about a payment of nobody here is not asked about", async () => {
  const asking = { ...fake.gateway };
  let count = 0;
  fake.gateway.moveOf = (...asked) => {
    count += 1;
    return asking.moveOf(...asked);
  };
  expect(await hear(toldRefund("pay_of_another_shop", "rfnd_of_another_shop", "processed"), "evt_another")).toBe(
    "unknown payment",
  );
  expect(count).toBe(0);
});

test("the database lets no refund and no dispute get on that the gateway has not confirmed", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  await followRefunds();
  const { refundId } = await refundOf(paymentId);
  const asOwner = (sql: string) => app.asOwner((owner) => owner.query(sql));
  await expect(
    asOwner(`update gateway_refunds set state = 'failed_at_gateway', done_at = null, absent_at = now()
      where payment_id = ${paymentId}`),
  ).rejects.toThrow("has not confirmed the refund");
  fake.state.manner = "accepts";
  const accepted = await refunded();
  await followRefunds();
  await expect(
    asOwner(`update gateway_refunds set state = 'failed_at_gateway', refund_id = 'rfnd_y'
      where payment_id = ${accepted.paymentId}`),
  ).rejects.toThrow("has not confirmed the refund");
  const waiting = await refunded();
  const ended = `update gateway_refunds set state = 'processed', refund_id = 'rfnd_x', done_at = now(), next_try_at = null
    where payment_id = ${waiting.paymentId}`;
  await expect(asOwner(ended)).rejects.toThrow("has not confirmed the refund");
  // What an event told is no answer.
  expect(await hear(toldRefund(waiting.gatewayPaymentId, "rfnd_x", "processed"))).toBe("not found");
  await expect(asOwner(ended)).rejects.toThrow("has not confirmed the refund");
  const dispute = `insert into gateway_disputes (gateway, dispute_id, payment_id, amount_paise, deducted_paise, state, raised_at, changed_at)
    values ('razorpay', 'disp_x', ${paymentId}, 1, 0, 'open', now(), now())`;
  await expect(asOwner(dispute)).rejects.toThrow("has not confirmed the dispute");
  const disputeId = await loseDispute(gatewayPaymentId, 50_000n);
  await expect(asOwner(`update gateway_disputes set state = 'won' where dispute_id = '${disputeId}'`)).rejects.toThrow(
    "has not confirmed the dispute",
  );
  await expect(
    app.db.$executeRaw`update gateway_moves set state = 'processed' where move_id = ${refundId}`,
  ).rejects.toThrow("permission denied");
  await expect(asOwner("delete from gateway_moves")).rejects.toThrow();
  // What got past all of this the verifier finds.
  const unseen = (was: string, is: string) =>
    asOwner(`set session_replication_role = replica;
      update gateway_moves set move_id = '${is}' where move_id = '${was}'`);
  for (const id of [refundId!, disputeId]) await unseen(id, `${id}_away`);
  expect(await findings()).toEqual([
    `The refund of payment ${paymentId} is none that its gateway confirmed.`,
    `Dispute ${disputeId} is none that its gateway confirmed.`,
    ...[refundId, disputeId].map((id) => expect.stringMatching(`^gateway_moves .*:${id} .* removed past the portal`)),
    ...[disputeId, refundId].map((id) =>
      expect.stringMatching(`^gateway_moves .*:${id}_away .* added past the portal`),
    ),
  ]);
  for (const id of [refundId!, disputeId]) await unseen(`${id}_away`, id);
});
