import { expect, test } from "vitest";
import {
  app,
  booked,
  credited,
  decide,
  fake,
  findings,
  followRefunds,
  hear,
  listed,
  openExceptions,
  poll,
  refundNow,
  refundOf,
  refunded,
  retry,
  settle,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

const decided = async (resolution: string, more?: object) =>
  expect(await decide(resolution, more)).toEqual([200, resolution]);
const choices = async () => (await listed())[0]?.decisions;
const statusOf = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;
const about = (movedRef: string) =>
  app.db.paymentException.findFirstOrThrow({ where: { movedRef, kind: "refund_differs" } });
const corrections = (paymentId: bigint) => app.db.journal.count({ where: { paymentId, kind: "Correction" } });
/** What the books and the gateway say that it holds; both are the same at the end of each story. */
const figures = async () => [await booked(), fake.balance()];

/** A payment of ₹ 500 of which the gateway sent a part back by itself, decided about so; null leaves it open. */
async function returned(paise: bigint, decision: string | null) {
  const payment = await credited();
  const there = fake.refundThere(payment.gatewayPaymentId, paise);
  await hear(there);
  if (decision !== null) await decided(decision);
  return { ...payment, there, fails: () => fake.finish(there.refundId, "failed_at_gateway") };
}

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

test("a part that counted and failed before the rest was sent is asked for with it, when an Admin says so", async () => {
  const { paymentId, there, fails } = await returned(20_000n, "Counted as its refund");
  const failed = fails();
  expect(await hear(failed)).toBe("failed_at_gateway");
  expect(await hear(failed, "evt_again")).toBe("known");
  expect(await openExceptions()).toMatchObject([
    { kind: "refund_failed", movedRef: there.refundId, movedPaise: 20_000n },
  ]);
  expect(await choices()).toEqual(["Asked for again", "Money returned"]);
  await decided("Asked for again");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 50_000n });
  expect([fake.asked.length, await figures(), await openExceptions(), await findings()]).toEqual([1, [0n, 0n], [], []]);
});

test("one that failed after the rest was made is asked for alone, under a new key; and each of the two may fail again", async () => {
  const { paymentId, fails } = await returned(20_000n, "Counted as its refund");
  await followRefunds();
  const rest = (await refundOf(paymentId)).refundId!;
  await hear(fails());
  await followRefunds();
  expect(await figures()).toEqual([0n, 20_000n]);
  await decided("Asked for again");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 20_000n });
  expect([new Set(fake.asked).size, await figures(), await findings()]).toEqual([2, [0n, 0n], []]);
  // What made the rest is no new refund, and its failure is heard.
  expect(await poll()).toBe(0);
  const gone = fake.finish(rest, "failed_at_gateway");
  expect([await hear(gone), await hear(gone, "evt_gone")]).toEqual(["failed_at_gateway", "known"]);
  expect(await openExceptions()).toMatchObject([{ kind: "refund_failed", movedRef: rest, movedPaise: 30_000n }]);
  await decided("Asked for again");
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("while the gateway may still make the rest, the part can only be returned another way; so it can after the rest was", async () => {
  const first = await returned(20_000n, "Counted as its refund");
  fake.state.manner = "accepts";
  await followRefunds();
  await hear(first.fails());
  expect(await choices()).toEqual(["Money returned"]);
  expect(await decide("Asked for again")).toEqual([409, "resolution_not_allowed"]);
  await decided("Money returned", { reference: "NEFT 21", refund_mode: "Bank" });
  await hear(fake.finish((await refundOf(first.paymentId)).refundId!, "processed"));
  expect([await figures(), await statusOf(first.paymentId)]).toEqual([[20_000n, 20_000n], "refunded"]);
  const second = await returned(20_000n, "Counted as its refund");
  fake.state.manner = "refuses";
  await followRefunds();
  expect(await settle(second.paymentId, "NEFT 22")).toEqual([200, undefined]);
  await hear(second.fails());
  expect(await choices()).toEqual(["Money returned"]);
  await decided("Money returned", { reference: "NEFT 23", refund_mode: "Bank" });
  const told = await app.db.outboxMessage.count({ where: { kind: "payment_returned", payload: { path: ["paymentId"], equals: String(second.paymentId) } } });
  expect([told, await figures(), await openExceptions(), await findings()]).toEqual([1, [70_000n, 70_000n], [], []]);
});

test("what was more than was owed is no loss any more, and what counted is asked for again", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  const [part, most] = [30_000n, 40_000n].map((paise) => fake.refundThere(gatewayPaymentId, paise));
  for (const there of [part!, most!]) await hear(there);
  await decided("Counted as its refund");
  await decided("Counted as its refund");
  expect(await booked()).toBe(-20_000n);
  await hear(fake.finish(part!.refundId, "failed_at_gateway"));
  const [open] = await openExceptions();
  expect([open?.kind, (await refundOf(paymentId)).state, await corrections(paymentId)]).toEqual(["refund_failed", "failed_at_gateway", 1]);
  await decided("Asked for again");
  await followRefunds();
  expect([await openExceptions(), await figures(), await findings()]).toEqual([[], [0n, 0n], []]);
});

test("a failure that is told before its success leaves nothing to decide about", async () => {
  const { gatewayPaymentId } = await credited();
  const there = fake.refundThere(gatewayPaymentId, 20_000n);
  const failed = fake.finish(there.refundId, "failed_at_gateway");
  expect([await hear(failed), await hear(there), await hear(failed, "evt_more"), await poll()]).toEqual(["known", "known", "known", 0]);
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
    expect((await openExceptions()).map(({ kind }) => kind)).toEqual(isCounted ? ["refund_failed"] : []);
    if (isCounted) await decided("Asked for again");
    await followRefunds();
    expect(await statusOf(paymentId)).toBe(isCounted ? "refunded" : "credited");
    expect([await openExceptions(), await findings()]).toEqual([[], []]);
    const [held, kept] = await figures();
    expect(held).toBe(kept);
  },
);

test("what the shop bore beside the part that failed is that part: the client is not paid twice", async () => {
  const { paymentId, gatewayPaymentId, fails } = await returned(20_000n, "Counted as its refund");
  await followRefunds();
  await hear(fails());
  const more = fake.refundThere(gatewayPaymentId, 15_000n);
  await hear(more);
  expect([(await choices()), await retry(paymentId)]).toEqual([["Borne by the shop"], 409]);
  await decided("Borne by the shop");
  expect(await choices()).toEqual(["Counted as its refund"]);
  await decided("Counted as its refund");
  expect(await openExceptions()).toMatchObject([{ kind: "refund_failed", movedPaise: 5_000n }]);
  await decided("Asked for again");
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});
