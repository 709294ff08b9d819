import { expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, day, days, moveTo, nextDay, take } from "#features/days/days.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";

const heldIn = async (account: string) => {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const rows: { account: string; balance: string }[] = places[0].balances;
  return Number(rows.find((row) => row.account === account)?.balance ?? 0);
};

const close = (cash: string, more: object = {}, reason?: string) =>
  closeCounted(clerk, { day, counts: [{ paymentmode: "Cash", counted: cash, ...(reason && { reason }) }], ...more });
const reopen = () => admin.call("reopenDay", { day, reason: "Counted again" });
const slip = () => `BANKED ${days}`;
const deposit = (amount: string, from: "Safe" | "Drawer", more: object = {}) =>
  admin.call("recordBankDeposit", { day: nextDay, amount, slip_number: slip(), taken_from: from, ...more });

async function takeBackDeposit(): Promise<void> {
  const { id } = await app.db.journal.findFirstOrThrow({ where: { kind: "Deposit", reason: slip() } });
  const answer = await admin.call("correctAccountEntry", { journal_id: id.toString(), reason: "Brought back" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const verified = async () => expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);

test("a day whose cash went from the safe to the bank is opened again once the deposit is taken back", async () => {
  await take("1000");
  await close("1000");
  await moveTo(days + 1);
  const before = await heldIn("Cash in the safe");
  expect((await deposit(before.toString(), "Safe")).status).toBe(200);
  const refused = await reopen();
  expect([refused.status, refused.body.code]).toEqual([409, "cash_banked_since"]);
  expect(refused.body.detail).toContain(
    `Take back the deposit ${slip()} of ${nextDay.split("-").toReversed().join("-")}`,
  );
  expect(await heldIn("Cash in the safe")).toBe(0);

  await takeBackDeposit();
  expect((await reopen()).status).toBe(200);
  expect((await close("990", { carried: "90" }, "A note of ten is missing")).status).toBe(200);
  expect(await heldIn("Cash in the safe")).toBe(before - 100);
  expect((await deposit((before - 100).toString(), "Safe")).status).toBe(200);
  await verified();
});

test("what a count of the safe did not find makes up for no more than that of what went to the bank", async () => {
  await take("1000");
  await close("1000");
  await moveTo(days + 1);
  const held = await heldIn("Cash in the safe");
  const counted = { counted: String(held - 300), reason: "A bundle is missing" };
  expect((await admin.call("countSafe", counted)).status).toBe(200);
  expect((await deposit(String(held - 300), "Safe")).status).toBe(200);
  expect((await reopen()).body.code).toBe("cash_banked_since");
  await takeBackDeposit();
  expect((await reopen()).status).toBe(200);
  await verified();
});

test("a day that counted too much and whose float went to the bank is opened again once the deposit is taken back", async () => {
  await take("1000");
  await close("1500", { carried: "1500" }, "A bundle from yesterday");
  await moveTo(days + 1);
  expect((await deposit("1500", "Drawer")).status).toBe(200);
  expect((await reopen()).body.code).toBe("cash_banked_since");
  await takeBackDeposit();
  expect((await reopen()).status).toBe(200);
  expect((await close("1000")).status).toBe(200);
  await verified();
});

test("cash that went from the drawer to the bank since stays in the drawer at a late close, and is not in the safe, too", async () => {
  await take("1000");
  await moveTo(days + 1);
  const safe = await heldIn("Cash in the safe");
  expect((await deposit("700", "Drawer")).status).toBe(200);
  const refused = await close("1000", { carried: "600" });
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([
    422,
    "carried_too_little",
    { leastPaise: "70000" },
  ]);
  expect((await close("1000", { carried: "700" })).status).toBe(200);
  expect([await heldIn("Cash in the safe"), await heldIn("Cash in the drawer")]).toEqual([safe + 300, 0]);
  await verified();
});

test("a drawer that paid back more than it held closes at nothing with a reason, and the day is opened again", async () => {
  const paymentId = await take("1000");
  await close("1000");
  await moveTo(days + 1);
  const body = { id: paymentId, reason: "Moved away", refund_mode: "Cash" };
  expect((await admin.call("refundPayment", body)).status).toBe(200);
  // The safe and the bank are not touched by what the drawer lacks.
  expect((await reopen()).status).toBe(200);
  expect((await close("900", { carried: "900" }, "A note of a hundred is missing")).status).toBe(200);
  const late = { day: nextDay, counts: [{ paymentmode: "Cash", counted: "0", reason: "Given from the safe" }] };
  expect((await closeCounted(clerk, late)).status).toBe(200);
  await verified();
});
