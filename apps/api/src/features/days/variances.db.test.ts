import { beforeEach, expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, counted, day, days, figuresOf, moveTo, take } from "./days.testing.ts";

const close = (cash: string, more: object = {}) =>
  closeCounted(clerk, {
    day,
    counts: [{ ...counted(cash)[0], reason: "It is not in the drawer" }],
    carried: "0",
    ...more,
  });
const decide = (approvalId: string) => admin.call("decideApproval", { approval_id: approvalId, decision: "approve" });

beforeEach(async () => {
  await take("2000");
});

test("a day that is counted short by more than the limit stays open until somebody else confirms it", async () => {
  const { status, body } = await close("1499");
  expect(status, JSON.stringify(body)).toBe(202);
  expect((await figuresOf(day)).is_closed).toBe(false);
  const approval = await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(body.approval.approval_id) } });
  expect(approval).toMatchObject({
    kind: "variance",
    reason: "It is not in the drawer",
    dangers: [{ subject: day, from: "2000", to: "1499", amountPaise: "50100", facts: { method: "Cash" } }],
  });
  expect((await decide(body.approval.approval_id)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
  expect((await figuresOf(day)).closings[0]).toMatchObject({ closed_by: "Bala" });
});

test("too much waits as too little does, and what is within the limit does not", async () => {
  expect((await close("2501")).status).toBe(202);
  expect((await close("1500")).status).toBe(200);
});

test("what came in between is not what somebody confirmed: the count is asked for again", async () => {
  const { body } = await close("1000");
  await take("300");
  const { state, outcome } = (await decide(body.approval.approval_id)).body.data[0];
  expect([state, outcome.code]).toEqual(["failed", "approval_changed"]);
  expect((await figuresOf(day)).is_closed).toBe(false);
});

test("differences below the limit are weighed together, each way for itself, until somebody else saw them", async () => {
  await admin.call("closeDay", { day, counts: counted("2000") });
  const closeAfter = async (n: number, cash: string) => {
    const later = await moveTo(days + n);
    await take("2000", "Cash", later);
    return close(cash, { day: later });
  };
  expect((await closeAfter(1, "1600")).status).toBe(200);
  // What is too much makes up for nothing, and is not above the limit by itself.
  expect((await closeAfter(2, "2400")).status).toBe(200);
  const { status, body } = await closeAfter(3, "1899");
  expect(status, JSON.stringify(body)).toBe(202);
  const approval = await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(body.approval.approval_id) } });
  expect(approval.dangers).toMatchObject([
    { from: "2000", to: "1899", amountPaise: "50100", facts: { method: "Cash", together: "501" } },
  ]);
  expect((await decide(body.approval.approval_id)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
  expect((await closeAfter(4, "1500")).status).toBe(200);
  expect((await closeAfter(5, "1999")).status).toBe(202);
});
