import { expect, test } from "vitest";
import { decided, figures, returned, statusOf } from "./failed-there.testing.ts";
import { choices, decide, findings, openExceptions, refundNow, refundOf, retry } from "./refund-decisions.testing.ts";
import { app, book, fake, followRefunds, hear, watchBystanders } from "./refund-life.testing.ts";

watchBystanders();

test("what was sent again before its failure was heard counts for what failed: the client is not paid twice", async () => {
  const { paymentId, gatewayPaymentId, fails } = await returned(10_000n, "Counted as its refund");
  const second = fake.refundThere(gatewayPaymentId, 10_000n);
  await hear(second);
  await decided("Counted as its refund");
  const failures = [fails(), fake.finish(second.refundId, "failed_at_gateway")];
  const whole = fake.refundThere(gatewayPaymentId, 50_000n);
  await hear(whole);
  await decided("Counted as its refund");
  expect([await figures(), await findings()]).toEqual([[-20_000n, 0n], []]);
  for (const [n, failure] of failures.entries()) {
    await hear(failure);
    expect(await choices()).toEqual(["Counted as its refund"]);
    expect(await decide("Asked for again")).toEqual([409, "refund_borne"]);
    await decided("Counted as its refund");
    expect([await figures(), await openExceptions()]).toEqual([[BigInt(n - 1) * 10_000n, 0n], []]);
    expect(await findings()).toEqual([]);
  }
  // When that fails as well, all of it is owed.
  await hear(fake.finish(whole.refundId, "failed_at_gateway"));
  expect(await refundOf(paymentId)).toMatchObject({ state: "failed_at_gateway", amountPaise: 50_000n });
  expect(await findings()).toEqual([]);
  expect(await retry(paymentId)).toBe(200);
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("on a closed book a refund that fails undecided is over, a loss is reversed, and what counted is owed again", async () => {
  const undecided = await returned(20_000n, null);
  await hear(undecided.fails());
  const borne = await returned(20_000n, "Borne by the shop");
  const counted = [
    await returned(20_000n, "Counted as its refund"),
    await returned(20_000n, "Counted as its refund"),
  ] as const;
  await followRefunds();
  await app.make.closedBook(book.id);
  const late = fake.refundThere(undecided.gatewayPaymentId, 10_000n);
  await hear(late);
  const failed = [fake.finish(late.refundId, "failed_at_gateway"), ...[borne, ...counted].map(({ fails }) => fails())];
  for (const event of failed) expect(await hear(event)).toBe("failed_at_gateway");
  const open = counted.map(({ paymentId }) => ({ kind: "refund_failed", paymentId }));
  expect(await openExceptions()).toMatchObject(open.toReversed());
  expect(await findings()).toEqual([]);
  await decided("Asked for again");
  await decided("Money returned", { reference: "NEFT 41", refund_mode: "Bank" });
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[120_000n, 120_000n], [], []]);
  expect([await statusOf(undecided.paymentId), await statusOf(borne.paymentId)]).toEqual(["credited", "credited"]);
});

test("what the shop bore and staff refunded afterwards is owed again when it fails", async () => {
  const { paymentId, fails } = await returned(20_000n, "Borne by the shop");
  expect(await refundNow(paymentId)).toEqual([200, null]);
  await followRefunds();
  expect([await refundOf(paymentId), await figures()]).toMatchObject([{ amountPaise: 30_000n }, [0n, 0n]]);
  await hear(fails());
  expect(await openExceptions()).toMatchObject([{ kind: "refund_failed", movedPaise: 20_000n }]);
  await decided("Asked for again");
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("a part that is asked for again while the rest is being sent is not lost", async () => {
  const { paymentId, fails } = await returned(20_000n, "Counted as its refund");
  await hear(fails());
  const [answer] = await Promise.all([decide("Asked for again"), followRefunds()]);
  if (answer[0] !== 200) await decided((await choices())[0]);
  await followRefunds();
  expect((await refundOf(paymentId)).state).toBe("processed");
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("a part of money that was never in the books, and failed, is returned another way", async () => {
  const { orderId } = await returned(50_000n, "Counted as its refund");
  const twice = fake.pay(orderId, 50_000n);
  await hear(twice);
  const there = fake.refundThere(twice.gatewayPaymentId, 20_000n);
  await hear(there);
  await decided("Counted as its refund");
  await followRefunds();
  await hear(fake.finish(there.refundId, "failed_at_gateway"));
  expect(await choices()).toEqual(["Asked for again", "Money returned"]);
  await decided("Money returned", { reference: "NEFT 31", refund_mode: "Bank" });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[20_000n, 20_000n], [], []]);
});
