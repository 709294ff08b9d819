import { expect, test } from "vitest";
import { gatewayRefunded } from "#ledger/refund-operations.ts";
import { contextOf, testDay } from "#testing/money.ts";
import { refuseRefund, takeRefunds } from "#testing/refused-refund.ts";
import { admin, app, asideId, book, customer, decide, refunds, sandbox } from "./deciding-exceptions.testing.ts";

test("a refund that the gateway did not make shows why, and is tried again at once when somebody asks", async () => {
  await decide("Returned through the gateway");
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = null, failed_at = created_at"));
  await sandbox.sendRefunds();
  const row = async () => (await admin.call("listGatewayRefunds", { search: book.number })).body.data[0];
  expect(await row()).toMatchObject({ state: "Not sent", tries: 1, last_trouble: "The sandbox holds no such money" });
  expect(await sandbox.sendRefunds()).toBe(0);
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = created_at, failed_at = null"));
  expect((await admin.call("retryGatewayRefund", { id: String(asideId) })).status).toBe(200);
  await sandbox.sendRefunds();
  expect(await row()).toMatchObject({ state: "Sent back", last_trouble: null, next_try_at: null });
  const again = await admin.call("retryGatewayRefund", { id: String(asideId) });
  expect([again.status, again.body.code]).toEqual([409, "refund_done"]);
});

test("a refund the gateway will not make is paid another way once, with its reference, and the gateway is asked no more", async () => {
  const settle = (reference: string, by = admin) =>
    by.call("settleGatewayRefund", { id: String(asideId), refund_mode: "Bank", reference });
  const row = async () => (await admin.call("listGatewayRefunds", { search: book.number })).body.data[0];
  const codes = async (...answers: ReturnType<typeof settle>[]) =>
    (await Promise.all(answers)).map(({ status, body }) => [status, body.code]);
  expect(await codes(settle("NEFT 7"))).toEqual([[404, "refund_not_found"]]);
  await decide("Returned through the gateway");
  // Nobody knows yet that the gateway will not make it.
  expect(await codes(settle("NEFT 7"))).toEqual([[409, "refund_under_way"]]);
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = null, failed_at = created_at"));
  await sandbox.sendRefunds();
  expect(await codes(settle(" "), settle("NEFT 7", customer))).toEqual([
    [422, "reference_missing"],
    [403, "not_allowed"],
  ]);
  const both = await codes(settle("NEFT 7"), settle("NEFT 8"));
  expect(both.map(([status]) => String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual(["200", "409"]);
  expect(await row()).toMatchObject({
    state: "Paid another way",
    other_mode: "Bank",
    other_reference: both[0]?.[0] === 200 ? "NEFT 7" : "NEFT 8",
    settled_by: expect.any(String),
    refund_id: null,
    next_try_at: null,
  });
  const retried = await admin.call("retryGatewayRefund", { id: String(asideId) });
  expect([retried.status, retried.body.code]).toEqual([409, "refund_done"]);
  app.clock.now = new Date(app.clock.now.getTime() + 7 * 86_400_000);
  await sandbox.sendRefunds();
  expect(await refunds()).toMatchObject([{ paymentId: asideId, tries: 1, lastTrouble: expect.any(String) }]);
  const search = { search: book.number };
  const weekLater = await app.signedInUser(admin.userId);
  for (const [state, found] of [
    ["Sent back", 0],
    ["Not sent", 0],
    ["Paid another way", 1],
  ] as const)
    expect((await weekLater.call("listGatewayRefunds", { state, ...search })).body.data).toHaveLength(found);
  app.clock.now = new Date(app.clock.now.getTime() - 7 * 86_400_000);
});

test("a refund that is being tried again is not paid another way meanwhile", async () => {
  await decide("Returned through the gateway");
  await app.asOwner((owner) => owner.query("update sandbox_payments set captured_at = null, failed_at = created_at"));
  await sandbox.sendRefunds();
  app.clock.now = new Date(app.clock.now.getTime() + 600_000);
  expect(await takeRefunds(app)).toHaveLength(1);
  const browser = await app.signedInUser(admin.userId);
  const settle = { id: String(asideId), refund_mode: "Bank", reference: "NEFT 9" };
  const settled = await browser.call("settleGatewayRefund", settle);
  expect([settled.status, settled.body.code]).toEqual([409, "refund_under_way"]);
  // And should the gateway send it after all, an Admin learns of it; the refund stays as it was settled.
  await refuseRefund(app, asideId);
  expect((await browser.call("settleGatewayRefund", settle)).status).toBe(200);
  const { gateway, gatewayPaymentId, amountPaise } = (await refunds())[0]!;
  const made = {
    now: app.clock.now,
    day: testDay,
    eventId: null,
    gateway,
    gatewayPaymentId: gatewayPaymentId,
    amountPaise,
  } as const;
  const told = { ...made, refundId: "rfnd_1", key: null, state: "processed", reason: null } as const;
  expect(await gatewayRefunded(app.db, contextOf("Gateway_Webhook"), told)).toBe("set aside");
  expect(await refunds()).toMatchObject([{ state: "paid_another_way", refundId: null }]);
  const open = await app.db.paymentException.findFirst({ where: { paymentId: asideId, resolvedAt: null } });
  expect(open).toMatchObject({ kind: "refund_differs", movedRef: "rfnd_1", movedPaise: amountPaise });
  await expect(
    app.asOwner((owner) =>
      owner.query("update gateway_refunds set state = 'processed' where state = 'paid_another_way'"),
    ),
  ).rejects.toThrow("does not go from");
});
