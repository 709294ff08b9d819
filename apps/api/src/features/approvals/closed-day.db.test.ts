import { expect, test } from "vitest";
import { testDay } from "#testing/money.ts";
import {
  admin,
  app,
  approvalOf,
  approve,
  askForRefund,
  clerk,
  refundOf,
  setScope,
  statusOf,
  work,
} from "./approvals.testing.ts";

test("what is approved after the close of the day goes on waiting, and is done on the next one", async () => {
  const { paymentId, approvalId } = await askForRefund(await clerk());
  await app.make.closedDay({ day: testDay, now: app.clock.now });
  const evening = await approve(await admin(), approvalId);
  expect([evening.status, evening.body.code]).toEqual([409, "day_closed"]);
  expect(await approvalOf(approvalId)).toMatchObject({ state: "waiting", checkerId: null, decidedAt: null });

  app.clock.now = new Date("2026-05-05T05:30:00Z");
  const morning = await approve(await admin(), approvalId);
  expect(morning.body.data[0]).toMatchObject({ state: "approved", outcome: null });
  expect(await statusOf(paymentId)).toBe("refunded");
});

test("so does what waits for its delay in a shop of one", async () => {
  app.clock.now = new Date("2026-05-05T05:30:00Z");
  await setScope("alone");
  const opened = { day: "2026-05-05", now: app.clock.now };
  const { id: bookId } = await app.make.book(opened);
  const { paymentId } = await app.make.payment({ bookId, ...opened });
  const { body } = await (await admin()).call("refundPayment", refundOf(paymentId));
  const id = String(body.approval.approval_id);
  await app.make.closedDay(opened);
  app.clock.now = new Date("2026-05-05T07:30:00Z");
  await work();
  expect([await statusOf(paymentId), (await approvalOf(id)).state]).toEqual(["credited", "waiting"]);

  app.clock.now = new Date("2026-05-06T05:30:00Z");
  await work();
  expect([await statusOf(paymentId), (await approvalOf(id)).state]).toEqual(["refunded", "approved"]);
});
