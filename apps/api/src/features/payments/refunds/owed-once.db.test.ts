import { expect, test } from "vitest";
import { decided } from "./failed-there.testing.ts";
import {
  booked,
  choices,
  decide,
  findings,
  listed,
  openExceptions,
  refundNow,
  refundOf,
  refundRow,
  retry,
  settle,
} from "./refund-decisions.testing.ts";
import {
  admin,
  app,
  credited,
  failing,
  fake,
  followRefunds,
  hear,
  loseDispute,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

/** What the books and the gateway say that it holds, and the keys of the refunds that it was asked for. */
const figures = async () => [await booked(), fake.balance(), fake.asked.length];
const wayOfFailed = async (paymentId: bigint) =>
  (await app.db.paymentException.findFirstOrThrow({ where: { paymentId, kind: "refund_failed" } })).resolution;

test("what the shop bore before its own refund failed is that refund: the client is not paid twice", async () => {
  const { paymentId, gatewayPaymentId, hearFailure } = await failing();
  const there = fake.refundThere(gatewayPaymentId, 50_000n);
  expect(await hear(there)).toBe("set aside");
  await decided("Borne by the shop");
  await hearFailure();
  expect((await refundRow())["hindrance"]).toBe("refund_borne");
  expect([await retry(paymentId), await settle(paymentId), await decide("Asked for again")]).toEqual([
    409,
    [409, "refund_borne"],
    [409, "refund_borne"],
  ]);
  expect(await choices()).toEqual(["Counted as its refund"]);
  await decided("Counted as its refund");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId: there.refundId });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n, 1], [], []]);
});

test("of a part that the shop bore so, the rest is asked for", async () => {
  const { paymentId, gatewayPaymentId, hearFailure } = await failing();
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  await decided("Borne by the shop");
  await hearFailure();
  await decided("Counted as its refund");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 30_000n });
  expect([await figures(), await findings()]).toEqual([[0n, 0n, 2], []]);
});

test("a refund that failed is made by one of its amount on the gateway's pages, without anybody deciding", async () => {
  const { paymentId, gatewayPaymentId, hearFailure } = await failing();
  await hearFailure();
  const there = fake.refundThere(gatewayPaymentId, 50_000n);
  expect(await hear(there)).toBe("processed");
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId: there.refundId });
  expect([await figures(), await openExceptions(), await wayOfFailed(paymentId)]).toEqual([
    [0n, 0n, 1],
    [],
    "refund_made",
  ]);
  expect(await findings()).toEqual([]);
});

test("of a part the rest is asked for, and until it is decided nothing else is possible", async () => {
  const { paymentId, gatewayPaymentId, hearFailure } = await failing();
  await hearFailure();
  expect([await choices(), (await refundRow())["hindrance"]]).toEqual([["Asked for again"], null]);
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  const [part, failed] = await listed();
  expect([part.decisions, failed.decisions]).toEqual([["Counted as its refund"], []]);
  expect([await retry(paymentId), await settle(paymentId)]).toEqual([409, [409, "refund_undecided"]]);
  await decided("Counted as its refund");
  await followRefunds();
  expect(fake.asked.at(-1)).toBe(`refund-of-payment-${paymentId}-2`);
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 30_000n });
  expect([await figures(), await openExceptions(), await wayOfFailed(paymentId)]).toEqual([
    [0n, 0n, 2],
    [],
    "refund_made",
  ]);
  expect(await findings()).toEqual([]);
});

test("of a dispute that takes more than is left of a waiting refund the shop bears the rest, and returns only what was owed", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 30_000n));
  await decided("Counted as its refund");
  const disputeId = await loseDispute(gatewayPaymentId, 30_000n);
  await followRefunds();
  expect([fake.asked, await retry(paymentId), await choices()]).toEqual([[], 409, ["Counted as its refund"]]);
  await decided("Counted as its refund");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId: disputeId, amountPaise: 20_000n });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[-10_000n, -10_000n, 0], [], []]);
  // Won after all, what was owed is the shop's to return, and the rest is its own again.
  await hear(fake.moveDispute(disputeId, "won"));
  expect(await openExceptions()).toMatchObject([{ kind: "dispute_won", movedPaise: 20_000n }]);
  await decided("Kept by the shop");
  expect([await figures(), await findings()]).toEqual([[20_000n, 20_000n, 0], []]);
});

test("what the shop bore counts, too, once the payment is taken back for a dispute", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  const { refundId } = fake.refundThere(gatewayPaymentId, 20_000n);
  await hear(fake.refunds.at(-1)!);
  await decided("Borne by the shop");
  await loseDispute(gatewayPaymentId, 30_000n);
  await decided("Counted as its refund");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 30_000n });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n, 0], [], []]);
  const corrections = await app.db.journal.findMany({ where: { paymentId, kind: "Correction" } });
  expect(corrections).toMatchObject([{ reason: refundId, actorId: admin.userId }]);
});

test("and once it is refunded: the gateway is asked for the rest alone", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  expect(await refundNow(paymentId)).toEqual([409, "refund_undecided"]);
  await decided("Borne by the shop");
  expect(await refundNow(paymentId)).toEqual([200, null]);
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 30_000n });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n, 1], [], []]);
});

test("a loss that is more than what failed counts as far as that goes", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 20_000n));
  await decided("Counted as its refund");
  fake.state.manner = "accepts";
  await followRefunds();
  const disputeId = await loseDispute(gatewayPaymentId, 50_000n);
  await decided("Borne by the shop");
  await hear(fake.finish(fake.refunds.at(-1)!.refundId, "failed_at_gateway"));
  expect([await retry(paymentId), await choices()]).toEqual([409, ["Counted as its refund"]]);
  await decided("Counted as its refund");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 30_000n });
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[-20_000n, -20_000n, 1], [], []]);
  await hear(fake.moveDispute(disputeId, "won"));
  expect(await openExceptions()).toMatchObject([{ kind: "dispute_won", movedPaise: 30_000n }]);
  expect(await findings()).toEqual([]);
});

test("money that came twice is not returned in cash beside a dispute, or beside what the gateway sent back undecided", async () => {
  const { orderId } = await credited();
  for (const code of ["payment_disputed", "refund_undecided"]) {
    const twice = fake.pay(orderId, 50_000n);
    await hear(twice);
    const { gatewayPaymentId } = twice;
    await hear(
      code === "payment_disputed"
        ? fake.dispute(gatewayPaymentId, 50_000n)
        : fake.refundThere(gatewayPaymentId, 1_000n),
    );
    const [, { exception_id }] = await listed();
    const inCash = { exception_id, reference: "Slip", refund_mode: "Cash" };
    expect(await decide("Money returned", inCash)).toEqual([409, code]);
  }
});

test("the verifier names a loss beyond what was owed that no decision explains", async () => {
  const { gatewayPaymentId } = await credited();
  await hear(fake.refundThere(gatewayPaymentId, 30_000n));
  await decided("Counted as its refund");
  const disputeId = await loseDispute(gatewayPaymentId, 30_000n);
  await decided("Counted as its refund");
  const { id } = await app.db.paymentException.findFirstOrThrow({
    where: { movedRef: disputeId, kind: "dispute_lost" },
  });
  const change = (paise: number) =>
    app.asOwner((owner) =>
      owner.query(
        `set session_replication_role = replica; update payment_exceptions set moved_paise = ${paise} where id = ${id}`,
      ),
    );
  await change(9_999);
  expect(await findings()).toContain(
    `More than was owed by exception ${id}, and the loss that was posted for it, differ.`,
  );
  await change(30_000);
});
