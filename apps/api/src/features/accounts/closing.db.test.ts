import { expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import {
  admin,
  app,
  clerk,
  day,
  days,
  figuresOf,
  flexible,
  moveTo,
  nextDay,
  take,
} from "#features/days/days.testing.ts";
import { verifyLedger } from "#ledger/verify.ts";

const balances = async (place = 0) => {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const rows: { account: string; balance: string }[] = places[place].balances;
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
};

const close = (cash: string, more: object = {}, reason?: string) =>
  closeCounted(clerk, { day, counts: [{ paymentmode: "Cash", counted: cash, ...(reason && { reason }) }], ...more });

const ownKinds = async () => {
  const rows = (await admin.call("dayBook", { FromDate: day, ToDate: day, entries: "own_money" })).body.data;
  return rows.map((row: { kind: string; amount: string }) => [row.kind, row.amount]);
};

test("a close posts what is missing to over and short with its reason, and the rest of the cash to the safe", async () => {
  await take("1000");
  const before = await balances();
  expect((await close("990", { carried: "300" }, "A note of ten is missing")).status).toBe(200);
  const after = await balances();
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved("Over and short"), moved("Cash in the safe"), moved("Cash in the drawer")]).toEqual([10, 690, -700]);
  expect(after["Cash in the drawer"]).toBe(300);
  const [variance] = (await admin.call("dayBook", { FromDate: day, ToDate: day, account: "Over and short" })).body.data;
  expect(variance).toMatchObject({
    kind: "Counted over or short",
    reference: "A note of ten is missing",
    debits: ["Over and short"],
    credits: ["Cash in the drawer"],
    amount: "10",
    posted_by: "Bala",
  });
});

test("opened again, a day has what its close posted taken back, and closes anew", async () => {
  await take("1000");
  await close("1010", {}, "A note too much");
  expect((await admin.call("reopenDay", { day, reason: "Counted again" })).status).toBe(200);
  expect((await figuresOf(day)).figures[0]).toMatchObject({ expected: "1000", counted: null });
  expect((await close("1000")).status).toBe(200);
  expect(await ownKinds()).toEqual([
    ["Counted over or short", "10"],
    ["Cash to the safe", "1010"],
    ["Correction", "10"],
    ["Correction", "1010"],
    ["Cash to the safe", "1000"],
  ]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("cash goes to the bank from the safe on the day after, and a closed day takes no deposit", async () => {
  await take("1000");
  await close("1000");
  await moveTo(days + 1);
  const deposit = (more: object) =>
    admin.call("recordBankDeposit", { amount: "400", slip_number: `SAFE ${days}`, taken_from: "Safe", ...more });
  const late = await deposit({ day });
  expect([late.status, late.body.code]).toEqual([409, "day_closed"]);
  const before = await balances();
  expect((await deposit({ day: nextDay })).status).toBe(200);
  const after = await balances();
  expect((before["Cash in the safe"] ?? 0) - (after["Cash in the safe"] ?? 0)).toBe(400);
  // What was taken from the safe is not missing in the drawer.
  expect((await figuresOf(nextDay)).figures[0]).toMatchObject({ banked: "0", expected: "0" });
});

test("a day's deposit is not more than the drawer held on that day", async () => {
  await take("1000");
  await moveTo(days + 1);
  await app.make.payment({ amountPaise: 500_000n, book: { scheme: flexible }, day: nextDay, now: app.clock.now });
  const deposit = (amount: string) =>
    admin.call("recordBankDeposit", { day, amount, slip_number: `LATE ${days} ${amount}` });
  const more = await deposit("1001");
  expect([more.status, more.body.code, more.body.params]).toEqual([409, "cash_not_there", { heldPaise: "100000" }]);
  expect((await deposit("1000")).status).toBe(200);
});

test("before a closed day nothing is posted any more", async () => {
  const open = dayBefore(2);
  await take("1000");
  await close("1000");
  const answer = await admin.call("recordBankEntry", {
    day: open,
    amount: "1",
    paymentmode: "UPI",
    reference: `OLD ${days}`,
  });
  expect(answer.status).toBe(409);
});

function dayBefore(count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
