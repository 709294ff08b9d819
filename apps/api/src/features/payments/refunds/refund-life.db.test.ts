import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { takeRefunds } from "#testing/refused-refund.ts";
import { openExceptions, refundRow, retry, settle } from "./refund-decisions.testing.ts";
import {
  admin,
  app,
  book,
  fake,
  followRefunds,
  hear,
  later,
  refunded,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

test("a refund that the gateway made without an answer is unknown: nobody pays it again, and the gateway's own list ends it", async () => {
  const { paymentId } = await refunded();
  fake.state.manner = "makes silently";
  await followRefunds();
  expect(await refundRow()).toMatchObject({
    state: "Unknown",
    last_trouble: "The gateway did not answer",
    refund_id: null,
  });
  expect(await settle(paymentId)).toEqual([409, "refund_unknown"]);
  later(2);
  await followRefunds();
  expect(await refundRow()).toMatchObject({ state: "Sent back", refund_id: fake.refunds[0]?.refundId, tries: 1 });
  expect([fake.asked.length, fake.refunds.length, fake.balance()]).toEqual([1, 1, 0n]);
  expect(await settle(paymentId)).toEqual([409, "refund_done"]);
});

test("a gateway that is silent for an hour leaves it unknown; asked to hurry, only the gateway is asked", async () => {
  const { paymentId } = await refunded();
  fake.state.manner = "accepts silently";
  await followRefunds();
  fake.state.isSilent = true;
  for (let passed = 0; passed < 60; passed += 10) {
    later(10);
    await retry(paymentId);
    await followRefunds();
    expect(await settle(paymentId)).toEqual([409, "refund_unknown"]);
  }
  fake.state.isSilent = false;
  await retry(paymentId);
  await followRefunds();
  expect(await refundRow()).toMatchObject({ state: "Accepted" });
  expect(fake.asked).toHaveLength(1);
});

test("a refund that never reached the gateway is asked for again under its key, or paid another way, once the gateway has none", async () => {
  const [first, second] = [await refunded(), await refunded()];
  fake.state.manner = "loses";
  await followRefunds();
  expect(await settle(first.paymentId)).toEqual([409, "refund_unknown"]);
  later(2);
  await followRefunds();
  expect(await settle(first.paymentId)).toEqual([200, undefined]);
  fake.state.manner = "makes";
  later(10);
  await followRefunds();
  const keys = [first, second, second].map(({ paymentId }) => `refund-of-payment-${paymentId}`);
  expect(fake.asked.toSorted()).toEqual(keys.toSorted());
  expect(fake.refunds).toMatchObject([{ gatewayPaymentId: second.gatewayPaymentId, state: "processed" }]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a sender that died after asking leaves it Asked; when its time is over the gateway is asked what became of it", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  const key = `refund-of-payment-${paymentId}`;
  expect(await takeRefunds(app)).toEqual([]);
  await app.db.$queryRaw`select payment_id from take_due_refunds(${app.clock.now}::timestamptz, 'razorpay',
    ${new Date(app.clock.now.getTime() + 600_000)}::timestamptz, 9)`;
  await fake.gateway.refund({ gatewayPaymentId, amountPaise: 50_000n, key });
  expect(await refundRow()).toMatchObject({ state: "Asked" });
  expect([await settle(paymentId), await retry(paymentId)]).toEqual([[409, "refund_under_way"], 200]);
  await followRefunds();
  expect(fake.asked).toHaveLength(1);
  later(11);
  await followRefunds();
  expect([(await refundRow())["state"], fake.asked.length]).toEqual(["Sent back", 1]);
});

test("accepted is not processed: it is under way until an event or the next question says so", async () => {
  const [byEvent, byQuestion] = [await refunded(), await refunded()];
  fake.state.manner = "accepts";
  await followRefunds();
  expect(await settle(byEvent.paymentId)).toEqual([409, "refund_under_way"]);
  await app.make.payment({ bookId: book.id, amountPaise: 10_000n });
  await expect(app.make.settledBook(book.id)).rejects.toThrow("payments_under_way");
  const refundOf = ({ gatewayPaymentId }: { gatewayPaymentId: string }) =>
    fake.refunds.find((refund) => refund.gatewayPaymentId === gatewayPaymentId)!.refundId;
  const made = fake.finish(refundOf(byEvent), "processed");
  expect(await hear({ ...made, state: "accepted" }, "evt_late")).toBe("processed");
  expect(await hear(made, "evt_made")).toBe("known");
  expect(await hear(made, "evt_made")).toBe("replayed");
  expect(await hear({ ...made, state: "accepted" }, "evt_later")).toBe("known");
  fake.finish(refundOf(byQuestion), "processed");
  later(2);
  await followRefunds();
  const rows = await app.db.gatewayRefund.findMany({ where: { payment: { bookId: book.id } } });
  expect(rows.map(({ state, doneAt }) => [state, doneAt !== null])).toEqual([
    ["processed", true],
    ["processed", true],
  ]);
  await app.make.settledBook(book.id);
});

test("one refund that goes wrong does not keep the others of its batch", async () => {
  const all = [await refunded(), await refunded(), await refunded()];
  const { gateway } = fake;
  const honest = gateway.refund.bind(gateway);
  gateway.refund = (refund) =>
    refund.gatewayPaymentId === all[0]?.gatewayPaymentId
      ? Promise.reject(new TypeError("our own fault"))
      : honest(refund);
  await expect(followRefunds()).rejects.toThrow("1 of 3 refunds went wrong");
  expect(fake.refunds.map(({ gatewayPaymentId }) => gatewayPaymentId).toSorted()).toEqual(
    all
      .slice(1)
      .map(({ gatewayPaymentId }) => gatewayPaymentId)
      .toSorted(),
  );
  gateway.refund = honest;
  later(11);
  await followRefunds();
  later(2);
  await followRefunds();
  expect([fake.refunds.length, fake.balance(), await openExceptions()]).toEqual([3, 0n, []]);
});

test("what the shop returned on the gateway's own pages is not returned again", async () => {
  const [whole, part] = [await refunded(), await refunded()];
  fake.refundThere(whole.gatewayPaymentId, 50_000n);
  fake.refundThere(part.gatewayPaymentId, 20_000n);
  await followRefunds();
  expect(await settle(whole.paymentId)).toEqual([409, "refund_done"]);
  expect(await settle(part.paymentId)).toEqual([409, "refund_unknown"]);
  expect(await openExceptions()).toMatchObject([{ paymentId: part.paymentId, kind: "refund_differs" }]);
  expect(fake.refunds).toHaveLength(2);
});

test("the database itself lets nothing leave 'unknown' but by what the gateway says, and settles nothing it may still make", async () => {
  const { paymentId } = await refunded();
  fake.state.manner = "makes silently";
  await followRefunds();
  const change = (set: string) =>
    app.asOwner((owner) => owner.query(`update gateway_refunds set ${set} where payment_id = ${paymentId}`));
  await expect(change("state = 'asked'")).rejects.toThrow("does not go from unknown to asked");
  await expect(change("state = 'waiting'")).rejects.toThrow("does not go from unknown to waiting");
  const paid = `state = 'paid_another_way', done_at = now(), next_try_at = null, other_mode = 'cash',
    other_reference = 'Slip', settled_by_id = ${admin.userId}`;
  await expect(change(paid)).rejects.toThrow("does not go from unknown to paid_another_way");
  await expect(change("done_at = now()")).rejects.toThrow("gateway_refunds_done_check");
  await expect(change("state = 'processed', done_at = now(), next_try_at = null")).rejects.toThrow(
    "gateway_refunds_refund_id_check",
  );
  const byApplication = app.db
    .$executeRaw`update gateway_refunds set state = 'refused' where payment_id = ${paymentId}`;
  await expect(byApplication).rejects.toThrow("permission denied");
});
