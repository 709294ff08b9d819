import { expect, test } from "vitest";
import { statusOf } from "./failed-there.testing.ts";
import { booked, decide, findings, listed, refundOf } from "./refund-decisions.testing.ts";
import {
  admin,
  app,
  book,
  credited,
  fake,
  followRefunds,
  hear,
  look,
  poll,
  refunded,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

test("a part that was returned on the gateway's own pages is borne by the shop: its loss is posted, and the books agree", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  const part = fake.refundThere(gatewayPaymentId, 20_000n);
  expect(await hear(part, "evt_part")).toBe("set aside");
  expect(await listed()).toMatchObject([
    {
      kind: "refund_differs",
      paidamount: "500",
      moved_amount: "200",
      moved_reference: part.refundId,
      decisions: ["Counted as its refund", "Borne by the shop"],
    },
  ]);
  for (const other of ["Seen to", "Money returned", "Returned through the gateway", "Asked for again", "No money came"])
    expect(await decide(other, { reference: "NEFT 1" })).toEqual([409, "resolution_not_allowed"]);
  expect(await decide("Kept as an instalment")).toEqual([409, "resolution_not_allowed"]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect([await statusOf(paymentId), await booked(), fake.balance()]).toEqual(["credited", 30_000n, 30_000n]);
  const loss = await app.db.journal.findFirstOrThrow({ where: { kind: "GatewayLoss", paymentId } });
  expect(loss).toMatchObject({ bookId: null, placeId: 1, actorId: admin.userId, reason: "The bank decided" });
  // Heard again, by whatever way, it stays decided.
  expect([await hear(part, "evt_part_again"), await poll(), await listed()]).toEqual(["known", 0, []]);
  expect(await findings()).toEqual([]);
});

test("a part counts as the refund of its payment, which is taken back whole: the rest is asked for once, under a new key", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  expect([await statusOf(paymentId), await booked()]).toEqual(["refunded", 0n]);
  await followRefunds();
  expect(fake.asked).toEqual([`refund-of-payment-${paymentId}-2`]);
  const refund = await refundOf(paymentId);
  expect([refund.state, refund.amountPaise, fake.balance()]).toEqual(["processed", 30_000n, 0n]);
  expect([await listed(), await findings()]).toEqual([[], []]);
});

test("the whole of it counts as the refund, and nobody is asked for anything", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  const whole = fake.refundThere(gatewayPaymentId, 50_000n);
  await hear(whole);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({
    state: "processed",
    refundId: whole.refundId,
  });
  expect([fake.asked, await booked(), fake.balance()]).toEqual([[], 0n, 0n]);
});

test("money that came twice and was never in the books goes back in part by the gateway's hand: the rest follows, and nothing is posted", async () => {
  const { orderId } = await credited();
  const twice = fake.pay(orderId, 50_000n);
  await hear(twice);
  await hear(fake.refundThere(twice.gatewayPaymentId, 20_000n));
  const kinds = (await listed()).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(["refund_differs", "second_capture"]);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  expect([await listed(), await booked(), fake.balance()]).toEqual([[], 50_000n, 50_000n]);
  expect(await findings()).toEqual([]);
});

test("two parts of money that was never in the books are decided about one by one", async () => {
  const { orderId } = await credited();
  const twice = fake.pay(orderId, 50_000n);
  await hear(twice);
  const parts = [10_000n, 40_000n].map((part) => fake.refundThere(twice.gatewayPaymentId, part));
  for (const part of parts) await hear(part);
  const browser = await app.signedInUser(admin.userId);
  const filter = { state: "Open", search: book.number, sort: "amount" };
  const sorted = (await browser.call("listPaymentExceptions", filter)).body.data;
  expect(sorted.map((row: { moved_amount: string | null }) => row.moved_amount)).toEqual(["100", "400", null]);
  const file = (await browser.call("exportPaymentExceptions", { ...filter, format: "csv" })).text.split("\r\n");
  for (const [at, { refundId }] of parts.entries())
    expect(file[at + 1]).toMatch(new RegExp(`,${["100", "400"][at]}(\\.00)?,${refundId},`));
  for (const _ of [1, 2]) expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  expect([await listed(), await booked(), fake.balance(), fake.asked]).toEqual([[], 50_000n, 50_000n, []]);
});

test("what was returned is seen without any event: when its order is looked up, and by the job that asks what moved lately", async () => {
  const [byOrder, byJob] = [await credited(), await credited()];
  fake.refundThere(byOrder.gatewayPaymentId, 10_000n);
  await look(byOrder.orderId);
  expect((await listed()).map(({ fld_id: id }: { fld_id: string }) => id)).toEqual([String(byOrder.paymentId)]);
  fake.refundThere(byJob.gatewayPaymentId, 10_000n);
  expect(await poll()).toBe(1);
  expect(await listed()).toHaveLength(2);
  fake.state.isSilent = true;
  expect(await poll()).toBe(0);
});

test("ours is refused while nobody has decided about a part of it, and goes another way once the shop bears the part", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  await followRefunds();
  expect(await listed()).toMatchObject([{ decisions: ["Counted as its refund"] }]);
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  await followRefunds();
  const refund = await refundOf(paymentId);
  expect([refund.state, fake.balance(), await booked()]).toEqual(["processed", 0n, 0n]);
});
