import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";

const app = useApp();
let maker: SignedIn;
let checker: SignedIn;

async function setScope(scope: "employees" | "everyone"): Promise<void> {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope } });
}
const settings = async () => (await maker.call("getSettings")).body.data[0];
const save = async (change: object) => maker.call("saveSettings", { ...change, version: (await settings()).version });
const limits = (change: object = {}) => ({
  effective_from: testDay,
  day_action: "block",
  day_limit: "199999",
  book_action: "block",
  book_limit: "199999",
  ...change,
});

beforeEach(async () => {
  maker = await app.signedInAs({ userType: "Admin" });
  checker = await app.signedInAs({ userType: "Admin" });
  await app.make.payment();
  await setScope("everyone");
});

test.each([
  { bank_days: 30 },
  { card_without_number: true, upi_without_number: true, cheque_without_number: true, bank_without_number: true },
  { auto_acknowledge: true },
  { closing_hour: 1 },
  { counter_goes_on: true },
  { second_factor: false },
  { mobile_first_password: true },
  { loyalty_points_per_100: 1000 },
  { open_payments_per_book: 1000 },
  { open_payments_per_client: 21 },
])("settings with %o wait for another Admin, and hold once they are approved", async (change) => {
  const before = await settings();
  const { status, body } = await save(change);
  expect(status).toBe(202);
  expect(await settings()).toEqual(before);
  const id = String(body.approval.approval_id);
  const decided = await checker.call("decideApproval", { approval_id: id, decision: "approve" });
  expect(decided.body.data[0], JSON.stringify(decided.body)).toMatchObject({ state: "approved" });
  expect(await settings()).toMatchObject(change);
});

test("what asks for more, or guards nothing, is saved at once", async () => {
  expect((await save({ reminders: true, reminders_hour: 8, open_payments_per_book: 4 })).status).toBe(200);
  expect((await save({ bank_days: 1, closing_hour: 23, credit_cheques_on_clearing: true })).status).toBe(200);
  expect((await save({ credit_cheques_on_clearing: false })).status).toBe(202);
});

test("cash limits that ask for less wait, from whichever day; others hold at once", async () => {
  expect((await maker.call("setCashLimits", limits({ day_limit: "100000" }))).status).toBe(200);
  for (const change of [{ day_action: "off" }, { book_action: "warn" }, { day_limit: "100001" }]) {
    const weaker = limits({ day_limit: "100000", effective_from: "2026-06-01", ...change });
    expect((await maker.call("setCashLimits", weaker)).status).toBe(202);
  }
  const off = await maker.call("setCashLimits", limits({ day_limit: "100000", day_action: "off", book_action: "off" }));
  expect(off.status).toBe(202);
  const id = String(off.body.approval.approval_id);
  expect(await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(id) } })).toMatchObject({
    kind: "approval_settings",
    dangers: [{ recordType: "cash_limits", subject: testDay, to: "dayAction: block → off; bookAction: block → off" }],
  });
  await checker.call("decideApproval", { approval_id: id, decision: "approve" });
  const [current] = (await maker.call("listCashLimits", {})).body.data;
  expect(current).toMatchObject({ day_action: "off", book_action: "off", is_current: true });
});

test("where Admins do not wait, it is done and told to the others", async () => {
  await setScope("employees");
  expect((await save({ bank_days: 1 })).status).toBe(200);
  expect((await save({ bank_days: 29 })).status).toBe(200);
  expect(await app.db.approval.findFirstOrThrow({ orderBy: { id: "desc" } })).toMatchObject({
    kind: "approval_settings",
    state: "told",
    operation: "Save_Settings",
    makerId: maker.userId,
  });
});
