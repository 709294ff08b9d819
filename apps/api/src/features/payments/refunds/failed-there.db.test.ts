import { expect, test } from "vitest";
import { corrections, decided, figures, openKinds, returned, statusOf } from "./failed-there.testing.ts";
import { decide, findings, openExceptions, refundNow, refundOf } from "./refund-decisions.testing.ts";
import {
  app,
  credited,
  fake,
  followRefunds,
  hear,
  loseDispute,
  poll,
  refunded,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

const about = (movedRef: string) =>
  app.db.paymentException.findFirstOrThrow({ where: { movedRef, kind: "refund_differs" } });

test("undecided, the exception of a refund that failed ends by itself, and what it held back goes on", async () => {
  const { paymentId, there, fails } = await returned(20_000n, null);
  expect(await refundNow(paymentId)).toEqual([409, "refund_undecided"]);
  expect(await hear(fails(), "evt_failed")).toBe("failed_at_gateway");
  expect(await about(there.refundId)).toMatchObject({ resolution: "failed_at_gateway", resolvedById: null });
  expect([await openExceptions(), await figures()]).toEqual([[], [50_000n, 50_000n]]);
  const trail = await app.db.auditEntry.findMany({ where: { recordType: "payment", recordId: String(paymentId) } });
  expect(trail.map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ refundId: there.refundId, to: "failed_at_gateway", failure: "the card is closed" }),
  );
  expect(await refundNow(paymentId)).toEqual([200, null]);
  await followRefunds();
  expect([await figures(), await findings()]).toEqual([[0n, 0n], []]);
});

test("a refund of ours that was not known for it is made", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  const there = fake.refundThere(gatewayPaymentId, 20_000n);
  await hear(there);
  await followRefunds();
  await hear(fake.finish(there.refundId, "failed_at_gateway"));
  await followRefunds();
  await followRefunds();
  expect((await refundOf(paymentId)).state).toBe("processed");
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("a loss that the shop bore is reversed, once, however often the failure is told, by whom and with which amount", async () => {
  const { paymentId, there, fails } = await returned(20_000n, "Borne by the shop");
  expect(await figures()).toEqual([30_000n, 30_000n]);
  const failed = fails();
  const told = [failed, { ...failed, amountPaise: 20_001n }, { ...failed, amountPaise: 1n }];
  await Promise.all([...told.map((event, n) => hear(event, `evt_borne_${n}`)), poll()]);
  expect([await hear(failed, "evt_borne_late"), await hear(there, "evt_stale"), await poll()]).toEqual([
    "known",
    "known",
    0,
  ]);
  expect(await corrections(paymentId)).toBe(1);
  expect(await about(there.refundId)).toMatchObject({ resolution: "borne_by_shop", failedAt: expect.any(Date) });
  expect([await figures(), await openExceptions(), await statusOf(paymentId)]).toEqual([
    [50_000n, 50_000n],
    [],
    "credited",
  ]);
  expect(await findings()).toEqual([]);
});

test("a failure that is told before its success leaves nothing to decide about", async () => {
  const { gatewayPaymentId } = await credited();
  const there = fake.refundThere(gatewayPaymentId, 20_000n);
  const failed = fake.finish(there.refundId, "failed_at_gateway");
  expect([await hear(failed), await hear(there), await hear(failed, "evt_more"), await poll()]).toEqual([
    "known",
    "known",
    "known",
    0,
  ]);
  expect((await about(there.refundId)).resolution).toBe("failed_at_gateway");
  expect([await openExceptions(), await figures(), await findings()]).toEqual([[], [50_000n, 50_000n], []]);
});

test.each(["Counted as its refund", "Borne by the shop"])(
  "a failure that is told while an Admin decides '%s' is heard once, before or after",
  async (decision) => {
    const { paymentId, there, fails } = await returned(20_000n, null);
    const failed = fails();
    await Promise.all([decide(decision), hear(failed, `evt_race_1_${there.refundId}`), hear(failed), poll()]);
    const { resolution } = await about(there.refundId);
    const isCounted = resolution === "counted_as_refund";
    expect(await openKinds()).toEqual(isCounted ? ["refund_failed"] : []);
    if (isCounted) await decided("Asked for again");
    await followRefunds();
    expect(await statusOf(paymentId)).toBe(isCounted ? "refunded" : "credited");
    expect([await openExceptions(), await findings()]).toEqual([[], []]);
    const [held, kept] = await figures();
    expect(held).toBe(kept);
  },
);

test("what counts beside a loss that the shop bore leaves nothing that waits for ever", async () => {
  const { paymentId, gatewayPaymentId, fails } = await returned(50_000n, "Counted as its refund");
  const disputeId = await loseDispute(gatewayPaymentId, 50_000n);
  await decided("Borne by the shop");
  await hear(fails());
  await loseDispute(gatewayPaymentId, 12_500n);
  await decided("Counted as its refund");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId: disputeId, amountPaise: 50_000n });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[-12_500n, -12_500n], [], []]);
});
