import { expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, day, days, moveTo, nextDay, take } from "#features/days/days.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";

const heldIn = async (account: string) => {
  const rows: { account: string; balance: string }[] = (await place()).balances;
  return Number(rows.find((row) => row.account === account)?.balance ?? 0);
};
const place = async () => (await admin.call("accountBalances")).body.data[0].places[0];
const close = (cash: string, more: object = {}) =>
  closeCounted(clerk, { day, counts: [{ paymentmode: "Cash", counted: cash }], ...more });
const count = (counted: number, reason?: string, key?: string) =>
  admin.call("countSafe", { counted: String(counted), ...(reason && { reason }) }, key ? { key } : {});
const verified = async () => expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);

test("a safe is counted after the close: what agrees is noted, what differs needs its reason and goes to over and short", async () => {
  await take("1000");
  expect((await close("1000")).status).toBe(200);
  const held = await heldIn("Cash in the safe");
  const agreed = await count(held);
  expect(agreed.body.data[0]).toMatchObject({ day: nextDay, expected: String(held), variance: "0" });
  expect((await place()).safe_count).toMatchObject({ counted: String(held), counted_by: "Asha" });

  const silent = await count(held - 10);
  expect([silent.status, silent.body.code]).toEqual([422, "variance_reason_missing"]);
  const short = await heldIn("Over and short");
  expect((await count(held - 10, "A note of ten is missing")).body.data[0]).toMatchObject({ variance: "-10" });
  expect([await heldIn("Cash in the safe"), await heldIn("Over and short")]).toEqual([held - 10, short + 10]);
  expect((await count(held, "It lay behind the box")).body.data[0]).toMatchObject({ variance: "10" });
  expect([await heldIn("Cash in the safe"), await heldIn("Over and short")]).toEqual([held, short]);
  const trail = await app.db.auditEntry.findMany({ where: { operation: "Count_Safe", recordId: nextDay } });
  expect(trail).toHaveLength(3);
  await verified();
});

test("a count sent twice under one key is one count", async () => {
  const held = await heldIn("Cash in the safe");
  for (let i = 0; i < 2; i += 1) {
    const { status, body } = await count(held + 5, "Found", `count-of-${day}`);
    expect(status, JSON.stringify(body)).toBe(200);
  }
  expect(await heldIn("Cash in the safe")).toBe(held + 5);
});

test("the cash of a day that is not closed yet is not in the safe, so that it is closed first", async () => {
  await take("1000");
  await moveTo(days + 1);
  const early = await count(0, "Nothing there");
  expect([early.status, early.body.code]).toEqual([409, "earlier_day_open"]);
});

test("what a count of more than the limit finds waits for somebody else", async () => {
  const held = await heldIn("Cash in the safe");
  const employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
  const asked = await employee.call("countSafe", { counted: String(held + 501), reason: "A bundle" });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const approval = await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(asked.body.approval.approval_id) } });
  expect(approval).toMatchObject({
    kind: "variance",
    reason: "A bundle",
    dangers: [{ from: String(held), to: String(held + 501), amountPaise: "50100" }],
  });
  expect(await heldIn("Cash in the safe")).toBe(held);
});

test("a day is opened again although the safe was counted short since, and closes anew", async () => {
  const banked = String(await heldIn("Cash in the safe"));
  const deposit = { amount: banked, slip_number: `SAFE ${days}`, taken_from: "Safe" };
  expect((await admin.call("recordBankDeposit", deposit)).status).toBe(200);
  await take("1000");
  await close("1000");
  const held = await heldIn("Cash in the safe");
  expect(held).toBe(1000);
  expect((await admin.call("countSafe", { counted: String(held - 400), reason: "A bundle is missing" })).status).toBe(
    200,
  );
  const reopened = await admin.call("reopenDay", { day, reason: "Counted again" });
  expect(reopened.status, JSON.stringify(reopened.body)).toBe(200);
  await verified();
  expect((await close("1000")).status).toBe(200);
  expect(await heldIn("Cash in the safe")).toBe(held - 400);
  await verified();
});

test("differences below the limit are weighed together until somebody else saw them", async () => {
  let employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
  await take("3000");
  await close("3000");
  const held = await heldIn("Cash in the safe");
  expect((await count(held)).status).toBe(200);
  const short = (by: number) => employee.call("countSafe", { counted: String(held - by), reason: `Short ${by}` });
  expect((await short(300)).status).toBe(200);
  const asked = await short(501);
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const id = BigInt(asked.body.approval.approval_id);
  expect((await app.db.approval.findUniqueOrThrow({ where: { id } })).dangers).toMatchObject([
    { from: String(held - 300), to: String(held - 501), amountPaise: "50100", facts: { together: "501" } },
  ]);
  // What was found again makes up for nothing.
  expect((await short(0)).status).toBe(200);
  expect((await short(201)).status).toBe(202);
  expect((await short(200)).status).toBe(200);
  await moveTo(days + 1);
  employee = await app.signedInUser(employee.userId);
  const closed = await closeCounted(clerk, { day: nextDay, counts: [{ paymentmode: "Cash", counted: "0" }] });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  expect((await short(202)).status).toBe(202);
  expect((await count(held - 200)).status).toBe(200);
  expect((await short(700)).status).toBe(200);
  const more = await short(701);
  expect(more.status).toBe(202);
  const decision = { approval_id: more.body.approval.approval_id, decision: "approve" };
  expect((await admin.call("decideApproval", decision)).status).toBe(200);
  expect((await short(1201)).status).toBe(200);
  await verified();
});

test("an Admin's own counts are weighed together until another Admin counted", async () => {
  const other = await app.make.user({ userType: "Admin", name: "Chitra" });
  await take("3000");
  await close("3000");
  const held = await heldIn("Cash in the safe");
  expect((await (await app.signedInUser(other.id)).call("countSafe", { counted: String(held) })).status).toBe(200);
  const told = () => app.db.approval.count({ where: { state: "told", kind: "variance", operation: "Count_Safe" } });
  const before = await told();
  expect((await count(held - 400, "Short")).status).toBe(200);
  await moveTo(days + 1);
  await closeCounted(clerk, { day: nextDay, counts: [{ paymentmode: "Cash", counted: "0" }] });
  expect(await told()).toBe(before);
  expect((await count(held - 501, "Short again")).status).toBe(200);
  expect(await told()).toBe(before + 1);
  expect((await (await app.signedInUser(other.id)).call("countSafe", { counted: String(held - 501) })).status).toBe(
    200,
  );
  await moveTo(days + 2);
  const last = new Date(app.clock.now).toISOString().slice(0, 10);
  await closeCounted(clerk, { day: last, counts: [{ paymentmode: "Cash", counted: "0" }] });
  expect((await count(held - 1001, "Short")).status).toBe(200);
  expect(await told()).toBe(before + 1);
  await verified();
});
