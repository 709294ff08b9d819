import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { openExceptions, refundRow, retry, settle } from "./refund-decisions.testing.ts";
import {
  admin,
  app,
  book,
  failing,
  fake,
  followRefunds,
  hear,
  poll,
  refunded,
  watchBystanders,
} from "./refund-life.testing.ts";

watchBystanders();

/** A refund that the gateway took on and gave up days later. */
async function failed() {
  const { hearFailure, ...payment } = await failing();
  expect(await hearFailure()).toBe("failed_at_gateway");
  return payment;
}

const paymentStatus = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;
const resolutions = async () =>
  (await app.db.paymentException.findMany({ where: { payment: { bookId: book.id } } })).map(
    ({ resolution }) => resolution,
  );
const decide = async (resolution: string) => {
  const [exception] = await openExceptions();
  const sent = { exception_id: String(exception?.id), resolution, remarks: "She has a new card", reference: "NEFT 1" };
  return admin.call("resolvePaymentException", sent);
};

test("a refund that failed after it was accepted raises an exception, and the payment stays Refunded", async () => {
  const { paymentId } = await failed();
  expect(await paymentStatus(paymentId)).toBe("refunded");
  expect(await openExceptions()).toMatchObject([{ paymentId, kind: "refund_failed" }]);
  expect(await refundRow()).toMatchObject({
    state: "Failed at the gateway",
    last_trouble: "the card is closed",
    next_try_at: null,
  });
  // Nothing asks for it by itself.
  await followRefunds();
  expect(fake.asked).toHaveLength(1);
  const trail = await app.db.auditEntry.findMany({ where: { recordType: "payment", recordId: String(paymentId) } });
  expect(trail.map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ from: "accepted", to: "failed_at_gateway", failure: "the card is closed" }),
  );
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  const hide = (kind: string, now: string) =>
    app.asOwner((owner) =>
      owner.query(`set session_replication_role = replica; update payment_exceptions set resolved_at = ${now}, resolution = ${kind}
        where payment_id = ${paymentId}`),
    );
  await hide("'refund_made'", "now()");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([
    `The refund of payment ${paymentId} failed at its gateway, and no exception says so.`,
    expect.stringMatching(/^payment_exceptions \d+ .* altered past the portal/),
  ]);
  await hide("null", "null");
});

test("news that it was taken on or made, which come after another one was asked for, do not end that one", async () => {
  const { paymentId, gatewayPaymentId, refundId } = await failed();
  await decide("Asked for again");
  const told = { kind: "refund", refundId, gatewayPaymentId, amountPaise: 50_000n, reason: null } as const;
  const late = { ...told, key: `refund-of-payment-${paymentId}` };
  for (const state of ["accepted", "processed"] as const)
    expect(await hear({ ...late, state }, `evt_late_${state}`)).toBe("known");
  expect(await hear(fake.says({ ...late, state: "accepted" }), "evt_taken_on")).toBe("known");
  expect(await hear(fake.says({ ...late, state: "processed" }), "evt_made")).toBe("set aside");
  expect(await openExceptions()).toMatchObject([{ kind: "refund_differs", movedRef: refundId }]);
  // While nobody knows whether it was made after all, no second one is sent.
  await followRefunds();
  expect([(await refundRow())["state"], fake.asked]).toEqual(["Waiting", [`refund-of-payment-${paymentId}`]]);
  fake.finish(refundId, "failed_at_gateway");
  await poll();
  expect(await openExceptions()).toEqual([]);
  await followRefunds();
  expect([(await refundRow())["state"], fake.balance()]).toEqual(["Sent back", 0n]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("an Admin has it asked for again: under a new key, for the old one would bring the failure back", async () => {
  const { paymentId } = await failed();
  for (const resolution of ["Money returned", "Returned through the gateway", "Seen to"])
    expect((await decide(resolution)).body.code).toBe("resolution_not_allowed");
  const decided = await decide("Asked for again");
  expect(decided.body.data[0]).toMatchObject({
    resolution: "Asked for again",
    status: "Refunded",
    refund_state: "Waiting",
  });
  await followRefunds();
  expect(fake.asked).toEqual([`refund-of-payment-${paymentId}`, `refund-of-payment-${paymentId}-2`]);
  expect([(await refundRow())["state"], fake.balance(), await resolutions()]).toEqual([
    "Sent back",
    0n,
    ["asked_again"],
  ]);
});

test("tried again from the list of refunds it is the same, and news of the first attempt changes nothing", async () => {
  const { paymentId, refundId } = await failed();
  expect(await retry(paymentId)).toBe(200);
  fake.state.manner = "accepts";
  await followRefunds();
  const first = fake.refunds.find((refund) => refund.refundId === refundId)!;
  expect(await hear(first, "evt_first_again")).toBe("known");
  expect([(await refundRow())["state"], await resolutions()]).toEqual(["Accepted", ["asked_again"]]);
});

test("paid another way, its exception is resolved with the reference, and the books take it from there", async () => {
  const { paymentId } = await failed();
  expect(await settle(paymentId, "NEFT 9")).toEqual([200, undefined]);
  const [exception] = await app.db.paymentException.findMany({ where: { paymentId } });
  expect(exception).toMatchObject({ resolution: "paid_another_way", reference: "NEFT 9", resolvedById: admin.userId });
  expect(await app.db.journal.count({ where: { paymentId, kind: "Transfer" } })).toBe(1);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a failure that was heard before its success is over once the success is heard", async () => {
  const { refundId } = await failed();
  expect(await hear(fake.finish(refundId, "processed"), "evt_after_all")).toBe("processed");
  expect([await openExceptions(), await resolutions()]).toEqual([[], ["refund_made"]]);
  // And the bank may give it back even then.
  expect(await hear(fake.finish(refundId, "failed_at_gateway"), "evt_back")).toBe("failed_at_gateway");
  expect(await openExceptions()).toMatchObject([{ kind: "refund_failed" }]);
});

test("a refund that nobody asked for, and one on top of ours, are an exception once, however often they are reported", async () => {
  const { gatewayPaymentId } = await refunded();
  await followRefunds();
  const onTop = fake.refundThere(gatewayPaymentId, 50_000n);
  expect(await hear(onTop, "evt_top_1")).toBe("set aside");
  expect(await hear(onTop, "evt_top_2")).toBe("known");
  expect(await openExceptions()).toMatchObject([
    { kind: "refund_differs", movedRef: onTop.refundId, movedPaise: 50_000n },
  ]);
  expect((await decide("Asked for again")).body.code).toBe("resolution_not_allowed");
  expect((await decide("Seen to")).body.code).toBe("resolution_not_allowed");
  expect((await decide("Borne by the shop")).body.data[0]).toMatchObject({
    resolution: "Borne by the shop",
    status: "Refunded",
  });
  expect(await hear(onTop, "evt_top_3")).toBe("known");
  expect(await openExceptions()).toEqual([]);
  expect(await hear({ ...onTop, gatewayPaymentId: "pay_of_another_shop" }, "evt_other")).toBe("unknown payment");
});

test("to ask again waits for nobody, because the refund itself was approved; where every refund waits, money that leaves another way does", async () => {
  const { paymentId } = await failed();
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope: "everyone" } });
  expect((await settle(paymentId, "NEFT 10"))[0]).toBe(202);
  expect((await decide("Asked for again")).status).toBe(200);
});
