import { expect, test } from "vitest";
import { booked, decide, findings, openExceptions } from "./refund-decisions.testing.ts";
import { admin, app, credited, fake, hear, loseDispute, poll } from "./refund-life.testing.ts";

/** A dispute that was lost, decided about so; null leaves it open. */
async function lost(decision: string | null) {
  const payment = await credited();
  const disputeId = await loseDispute(payment.gatewayPaymentId, 50_000n);
  if (decision !== null) expect(await decide(decision)).toEqual([200, decision]);
  return { ...payment, disputeId };
}

test("a loss that the shop bore is reversed, once, when the dispute is won after all", async () => {
  const { paymentId, disputeId } = await lost("Borne by the shop");
  expect(await booked()).toBe(0n);
  const won = fake.moveDispute(disputeId, "won");
  const heard = await Promise.all([hear(won, "evt_won_1"), hear(won, "evt_won_2"), hear(won), poll()]);
  expect(heard.slice(0, 3).filter((outcome) => outcome === "won").length).toBeLessThanOrEqual(1);
  expect([await hear(won, "evt_won_3"), await poll()]).toEqual(["known", 0]);
  const corrections = await app.db.journal.findMany({ where: { paymentId, kind: "Correction" } });
  expect(corrections).toMatchObject([{ reason: disputeId, source: "correction" }]);
  expect([await booked(), await openExceptions()]).toEqual([50_000n, []]);
  expect(await hear({ ...won, state: "lost", deductedPaise: 50_000n }, "evt_late")).toBe("known");
  expect(await findings()).toEqual([]);
});

test("undecided, the exception of the loss ends by itself", async () => {
  const { paymentId, disputeId } = await lost(null);
  expect(await hear(fake.moveDispute(disputeId, "won"))).toBe("won");
  const about = await app.db.paymentException.findFirstOrThrow({ where: { paymentId, kind: "dispute_lost" } });
  expect([about.resolution, await openExceptions(), await booked()]).toEqual(["dispute_over", [], 50_000n]);
  expect(await findings()).toEqual([]);
});

test("where the payment was taken back for it, an Admin returns what came back, or the shop keeps it", async () => {
  const [first, second] = [await lost("Counted as its refund"), await lost("Counted as its refund")];
  expect(await booked()).toBe(0n);
  await hear(fake.moveDispute(first.disputeId, "won"));
  expect(await openExceptions()).toMatchObject([{ kind: "dispute_won", movedPaise: 50_000n }]);
  for (const other of ["Seen to", "Borne by the shop", "Returned through the gateway", "Kept as an instalment"])
    expect(await decide(other)).toEqual([409, "resolution_not_allowed"]);
  expect(await decide("Money returned", { reference: "NEFT 9" })).toEqual([422, "refund_mode_required"]);
  expect(await decide("Money returned", { reference: "NEFT 9", refund_mode: "Bank" })).toEqual([200, "Money returned"]);
  expect((await app.db.payment.findUniqueOrThrow({ where: { id: first.paymentId } })).status).toBe("refunded");
  await hear(fake.moveDispute(second.disputeId, "won"));
  expect(await decide("Kept by the shop")).toEqual([200, "Kept by the shop"]);
  expect([await booked(), fake.balance(), await openExceptions()]).toEqual([100_000n, 100_000n, []]);
  const kept = await app.db.journal.findFirstOrThrow({
    where: { paymentId: second.paymentId, kind: "GatewayRecovery" },
  });
  expect(kept).toMatchObject({ bookId: null, reason: "The bank decided", actorId: admin.userId });
  expect(await findings()).toEqual([]);
});

test("on a closed day the loss is reversed on the next one that is open", async () => {
  const { paymentId, disputeId } = await lost("Borne by the shop");
  await app.make.closedDay({ day: "2026-05-04" });
  await hear(fake.moveDispute(disputeId, "won"));
  const correction = await app.db.journal.findFirstOrThrow({ where: { paymentId, kind: "Correction" } });
  expect(correction.businessDay).toEqual(new Date("2026-05-05"));
  expect(await findings()).toEqual([]);
});
