import { beforeEach, describe, expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, cashOf, clerk, day, days, moveTo, nextDay, take } from "#features/days/days.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";
import type { SignedIn } from "#testing/harness.ts";

const drawer = "Cash in the drawer";
const safe = "Cash in the safe";
const bank = "Bank account";
let paymentId: string;

/** A thousand rupees of the day before lie in the safe, and none in the drawer. */
beforeEach(async () => {
  paymentId = await take("1000");
  await close(day, 1000);
  await moveTo(days + 1);
});

async function heldIn(account: string): Promise<number> {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const rows: { account: string; balance: string }[] = places[0].balances;
  return Number(rows.find((row) => row.account === account)?.balance ?? 0);
}

const close = (of: string, cash: number) =>
  closeCounted(clerk, { day: of, counts: [{ paymentmode: "Cash", counted: String(cash) }] });
const bring = (amount: number, more: object = {}, key?: string) =>
  admin.call("recordCashWithdrawal", { day: nextDay, amount: String(amount), ...more }, { ...(key && { key }) });
const draw = (amount: number, reference: string, who: SignedIn = admin) =>
  who.call("recordCashWithdrawal", { day: nextDay, amount: String(amount), taken_from: "Bank", reference });
const payIn = (amount: number, from: "Safe" | "Drawer", number: string) =>
  admin.call("recordBankDeposit", { day: nextDay, amount: String(amount), taken_from: from, slip_number: number });
const takeBack = (journalId: string) =>
  admin.call("correctAccountEntry", { journal_id: journalId, reason: "Never brought" });
const verified = async () => expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);

describe("cash from the safe", () => {
  test("moves into the drawer with its note, is expected there, and stands in the day book and the trail", async () => {
    const before = await heldIn(safe);
    const answer = await bring(400, { note: "For a refund" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect([await heldIn(drawer), await heldIn(safe)]).toEqual([400, before - 400]);
    const figures = { receipts: "0", refunds: "0", banked: "0", brought: "400", expected: "400" };
    expect(await cashOf(nextDay)).toMatchObject(figures);
    const [row] = (await admin.call("dayBook", { FromDate: nextDay, ToDate: nextDay })).body.data;
    expect(row).toMatchObject({
      kind: "Cash into the drawer",
      reference: "For a refund",
      posted_by: "Asha",
      debits: [drawer],
      credits: [safe],
      amount: "400",
      is_correctable: true,
    });
    const { journal_id: recordId } = answer.body.data[0];
    const where = { operation: "Record_Cash_Withdrawal", recordType: "journal", recordId };
    expect((await app.db.auditEntry.findFirstOrThrow({ where })).detail).toEqual({
      day: nextDay,
      takenFrom: "safe",
      amountPaise: "40000",
      note: "For a refund",
    });
  });

  test("is not more than the safe holds", async () => {
    const held = await heldIn(safe);
    const more = await bring(held + 1);
    expect([more.status, more.body.code, more.body.params]).toEqual([
      409,
      "cash_not_there",
      { heldPaise: String(held * 100) },
    ]);
    expect([await heldIn(drawer), await heldIn(safe)]).toEqual([0, held]);
    expect((await bring(held)).status).toBe(200);
    expect((await bring(1)).body.code).toBe("cash_not_there");
    await verified();
  });

  test("is recorded once when it is sent again, and twice when it is brought twice", async () => {
    for (let i = 0; i < 2; i += 1) expect((await bring(100, {}, `bring-${day}`)).status).toBe(200);
    expect((await bring(100)).status).toBe(200);
    expect(await heldIn(drawer)).toBe(200);
  });

  test.each([
    ["of nothing", { amount: "0" }, "amount_invalid"],
    ["at a place that is not there", { place: 7 }, "drawer_not_found"],
    ["from elsewhere", { taken_from: "Drawer" }, "taken_from_invalid"],
    ["on a day to come", { day: "2031-05-05" }, "day_not_come"],
  ])("%s is refused", async (_what, more, code) => {
    const { status, body } = await bring(1, more);
    expect([404, 422]).toContain(status);
    expect(JSON.stringify(body)).toContain(code);
    expect(await heldIn(drawer)).toBe(0);
  });

  test("comes into no closed day, and keeps the one that stored it closed until it is taken back", async () => {
    expect((await bring(1, { day })).body.code).toBe("day_closed");
    const reopen = () => admin.call("reopenDay", { day, reason: "Counted again" });
    const { journal_id: journalId } = (await bring(await heldIn(safe))).body.data[0];
    const refused = await reopen();
    expect([refused.status, refused.body.code, refused.body.params.journalId]).toEqual([
      409,
      "cash_withdrawn_since",
      journalId,
    ]);
    expect(refused.body.detail).toContain(`Take back entry ${journalId} of `);
    expect((await takeBack(journalId)).status).toBe(200);
    expect((await reopen()).status).toBe(200);
    expect((await close(day, 1000)).status).toBe(200);
    await verified();
  });
});

describe("cash from the bank", () => {
  test("has its number, which counts once however it is written, until it is taken back", async () => {
    const none = await bring(5, { taken_from: "Bank" });
    expect(none.status).toBe(422);
    expect(JSON.stringify(none.body)).toContain("withdrawal_reference_missing");
    const before = await heldIn(bank);
    const first = await draw(5, `ch-${days}`);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect([await heldIn(drawer), await heldIn(bank)]).toEqual([5, before - 5]);
    const again = await draw(5, ` CH ${days} `);
    expect([again.status, again.body.code]).toEqual([409, "bank_reference_used"]);
    expect((await takeBack(first.body.data[0].journal_id)).status).toBe(200);
    expect([await heldIn(drawer), await heldIn(bank)]).toEqual([0, before]);
    expect(await cashOf(nextDay)).toMatchObject({ brought: "0", banked: "0", expected: "0" });
    expect((await draw(5, `CH ${days}`)).status).toBe(200);
    await verified();
  });

  test("waits whatever the amount when an Employee enters it, and is told when an Admin does", async () => {
    const employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
    expect((await payIn(1000, "Safe", `DS ${days}`)).status).toBe(200);
    const held = await heldIn(bank);
    const asked = await draw(1, `MORE ${days}`, employee);
    expect([asked.status, await heldIn(bank), await heldIn(drawer)]).toEqual([202, held, 0]);
    const id = BigInt(asked.body.approval.approval_id);
    expect(await app.db.approval.findUniqueOrThrow({ where: { id } })).toMatchObject({
      kind: "account_entry",
      dangers: [{ subject: `MORE ${days}`, to: "Cash into the drawer", amountPaise: "100", facts: { day: nextDay } }],
    });
    await admin.call("decideApproval", { approval_id: String(id), decision: "approve" });
    expect([await heldIn(bank), await heldIn(drawer)]).toEqual([held - 1, 1]);
    const toldOf = () => app.db.approval.count({ where: { kind: "account_entry", state: "told" } });
    const told = await toldOf();
    expect((await draw(1, `ADMIN ${days}`)).status).toBe(200);
    expect((await draw(held, `BEYOND ${days}`)).status).toBe(200);
    expect([await toldOf(), await heldIn(bank)]).toEqual([told + 2, -2]);
  });
});

describe("at the close of a day", () => {
  test("a drawer that paid back more than it held agrees with its count, and nothing goes to over and short", async () => {
    const refund = { id: paymentId, reason: "Moved away", refund_mode: "Cash" };
    expect((await admin.call("refundPayment", refund)).status).toBe(200);
    expect(await cashOf(nextDay)).toMatchObject({ refunds: "1000", brought: "0", expected: "-1000" });
    const [short, stored] = [await heldIn("Over and short"), await heldIn(safe)];
    expect((await bring(900)).status).toBe(200);
    expect((await draw(300, `CHQ ${days}`)).status).toBe(200);
    const closed = await close(nextDay, 200);
    expect([closed.status, closed.body.data?.[0]]).toEqual([200, { day: nextDay, variance: "0" }]);
    expect(await cashOf(nextDay)).toMatchObject({ brought: "1200", expected: "200", counted: "200" });
    expect([await heldIn("Over and short"), await heldIn(safe), await heldIn(drawer)]).toEqual([
      short,
      stored - 700,
      0,
    ]);
    const [listed] = (await admin.call("listClosedDays", { search: nextDay.split("-").toReversed().join("-") })).body
      .data;
    expect(listed).toMatchObject({ brought: "1200", variance: "0" });
    const file = await admin.call("exportClosedDays", { format: "csv" });
    expect(file.text.split("\n")[0]).toContain("Brought into the drawer");
    await verified();
  });

  test("what is taken back is not expected any more, also where the drawer has nothing left of it", async () => {
    const { journal_id: journalId } = (await bring(600)).body.data[0];
    const refund = { id: paymentId, reason: "Moved away", refund_mode: "Cash" };
    expect((await admin.call("refundPayment", refund)).status).toBe(200);
    expect((await takeBack(journalId)).status).toBe(200);
    expect((await takeBack(journalId)).body.code).toBe("entry_corrected");
    expect(await cashOf(nextDay)).toMatchObject({ brought: "0", expected: "-1000" });
  });

  test("what was paid in at the bank since is not taken back before its deposit", async () => {
    const { journal_id: journalId } = (await bring(600)).body.data[0];
    const { journal_id: depositId } = (await payIn(600, "Drawer", `DEP ${days}`)).body.data[0];
    const refused = await takeBack(journalId);
    expect([refused.status, refused.body.code]).toEqual([409, "cash_not_there"]);
    expect(await heldIn(drawer)).toBe(0);
    expect((await takeBack(depositId)).status).toBe(200);
    expect((await takeBack(journalId)).status).toBe(200);
    await verified();
  });
});
