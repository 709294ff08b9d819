import { beforeEach, describe, expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, day, days, moveTo, nextDay, take } from "#features/days/days.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";

/** A thousand rupees of the day before lie in the safe, and none in the drawer. */
beforeEach(async () => {
  await take("1000");
  await close(day, 1000);
  await moveTo(days + 1);
});

async function heldInDrawer(): Promise<number> {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const rows: { account: string; balance: string }[] = places[0].balances;
  return Number(rows.find(({ account }) => account === "Cash in the drawer")?.balance ?? 0);
}

const close = (of: string, cash: number) =>
  closeCounted(clerk, { day: of, counts: [{ paymentmode: "Cash", counted: String(cash) }] });
const bring = (amount: number) => admin.call("recordCashWithdrawal", { day: nextDay, amount: String(amount) });
const payIn = (amount: number, number: string) =>
  admin.call("recordBankDeposit", { day: nextDay, amount: String(amount), taken_from: "Drawer", slip_number: number });
const takeBack = (journalId: string) =>
  admin.call("correctAccountEntry", { journal_id: journalId, reason: "Never brought" });
const verified = async () => expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);

describe("cash that was brought into the drawer, and then paid in at the bank", () => {
  test("is not taken back once its day is closed either: what the count did not miss was there, and lies at the bank", async () => {
    const { journal_id: journalId } = (await bring(600)).body.data[0];
    const { journal_id: depositId } = (await payIn(600, `DEP closed ${days}`)).body.data[0];
    expect((await close(nextDay, 0)).status).toBe(200);
    await moveTo(days + 2);
    expect((await takeBack(journalId)).body.code).toBe("cash_not_there");
    expect(await heldInDrawer()).toBe(0);
    expect((await takeBack(depositId)).status).toBe(200);
    expect((await takeBack(journalId)).status).toBe(200);
    expect(await heldInDrawer()).toBe(0);
    await verified();
  });

  test("is taken back where the count of its day has missed it, whatever else was paid in", async () => {
    const { journal_id: journalId } = (await bring(600)).body.data[0];
    await take("200", "Cash", nextDay);
    await payIn(200, `DEP missed ${days}`);
    const count = { paymentmode: "Cash", counted: "0", reason: "Never brought" };
    expect((await admin.call("closeDay", { day: nextDay, counts: [count] })).status).toBe(200);
    await moveTo(days + 2);
    const taken = await takeBack(journalId);
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    expect(await heldInDrawer()).toBe(-600);
    await verified();
  });
});
