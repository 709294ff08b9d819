import { expect, test } from "vitest";
import type { DisputeAtGateway } from "#integrations/payment-gateway/port.ts";
import { booked, decide, findings, listed, openExceptions, refundNow } from "./refund-decisions.testing.ts";
import { app, book, credited, fake, hear } from "./refund-life.testing.ts";

/** A dispute of ₹ 500 that has come to an end; returns how it is told and what it moves to. */
async function ended(state: DisputeAtGateway["state"], deductedPaise: bigint) {
  const payment = await credited();
  const dispute = fake.dispute(payment.gatewayPaymentId, 50_000n);
  await hear(dispute);
  expect(await hear(fake.says({ ...dispute, state, deductedPaise }))).toBe(state);
  return { ...payment, dispute, lost: { ...dispute, state: "lost", deductedPaise: 50_000n } as const };
}

const amounts = async () =>
  (await listed()).map(({ kind, moved_amount }: Record<string, string>) => [kind, moved_amount]);

test.each(["closed", "won"] as const)(
  "a dispute that took nothing when it was %s, and is lost after that, is decided about, once",
  async (state) => {
    const { paymentId, dispute, lost } = await ended(state, 0n);
    expect(await amounts()).toEqual([]);
    expect([await hear(fake.says(lost), `evt_${dispute.disputeId}`), await hear(lost)]).toEqual(["lost", "known"]);
    expect(await amounts()).toEqual([["dispute_lost", "500"]]);
    expect(await refundNow(paymentId)).toEqual([409, "payment_disputed"]);
    expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
    expect([await booked(), await findings()]).toEqual([0n, []]);
  },
);

test("what a dispute takes more, before anybody has decided, is decided about in one sum", async () => {
  const { dispute, lost } = await ended("lost", 20_000n);
  const [first] = await openExceptions();
  expect(await hear(fake.says(lost))).toBe("lost");
  expect(await amounts()).toEqual([["dispute_lost", "500"]]);
  expect((await openExceptions())[0]!.id).not.toBe(first!.id);
  expect(await hear({ ...dispute, state: "lost", deductedPaise: 20_000n }, "evt_smaller")).toBe("known");
  expect(await hear({ ...dispute, state: "closed", deductedPaise: 0n }, "evt_closed")).toBe("known");
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  expect([await booked(), await openExceptions(), await findings()]).toEqual([0n, [], []]);
});

test.each(["Borne by the shop", "Counted as its refund"])(
  "after the first part was decided (%s), the rest is decided about by itself, and comes back with it",
  async (decision) => {
    const { paymentId, dispute, lost } = await ended("lost", 20_000n);
    expect(await decide(decision)).toEqual([200, decision]);
    expect(await hear(fake.says(lost))).toBe("lost");
    expect(await amounts()).toEqual([["dispute_lost", "300"]]);
    expect(await decide(decision)).toEqual([200, decision]);
    expect([await booked(), await findings()]).toEqual([0n, []]);
    expect(await hear(fake.says({ ...dispute, state: "won", deductedPaise: 0n }))).toBe("won");
    const isCounted = decision === "Counted as its refund";
    expect(await amounts()).toEqual(isCounted ? [["dispute_won", "500"]] : []);
    if (isCounted) expect(await decide("Kept by the shop")).toEqual([200, "Kept by the shop"]);
    expect([await booked(), await findings()]).toEqual([50_000n, []]);
    const { status } = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
    expect(status).toBe(isCounted ? "refunded" : "credited");
  },
);

test("what a dispute takes anew after it gave everything back is a loss of its own", async () => {
  const { dispute, lost } = await ended("lost", 20_000n);
  await decide("Counted as its refund");
  await hear(fake.says({ ...dispute, state: "won", deductedPaise: 0n }));
  expect(await decide("Kept by the shop")).toEqual([200, "Kept by the shop"]);
  expect(await hear({ ...dispute, state: "lost", deductedPaise: 20_000n }, "evt_late")).toBe("known");
  expect(await hear(fake.says(lost))).toBe("lost");
  expect(await amounts()).toEqual([["dispute_lost", "500"]]);
  expect(await findings()).toEqual([]);
});

test("of a settled book the shop bears what a dispute took, and nothing else is offered", async () => {
  const { lost } = await ended("closed", 0n);
  await app.make.settledBook(book.id);
  expect(await hear(fake.says(lost))).toBe("lost");
  expect(await listed()).toMatchObject([{ kind: "dispute_lost", decisions: ["Borne by the shop"] }]);
  expect(await decide("Counted as its refund")).toEqual([409, "resolution_not_allowed"]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect(await findings()).toEqual([]);
});

test("an event that comes before its payment is taken when it is sent again", async () => {
  const { paymentId, gatewayPaymentId } = await credited();
  const early = { ...fake.dispute(gatewayPaymentId, 50_000n), gatewayPaymentId: `pay_early_${paymentId}` };
  const eventId = `evt_early_${paymentId}`;
  expect([await hear(early, eventId), await hear(early, eventId)]).toEqual(["unknown payment", "unknown payment"]);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
  const capture = {
    kind: "captured",
    orderId,
    gatewayPaymentId: early.gatewayPaymentId,
    amountPaise: 50_000n,
  } as const;
  await hear(fake.remember({ ...capture, capturedAt: null, references: [] }));
  expect([await hear(early, eventId), await hear(early, eventId)]).toEqual(["open", "replayed"]);
  expect((await listed()).map(({ kind }: { kind: string }) => kind)).toContain("disputed");
});
