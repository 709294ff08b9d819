import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay as today } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;
let serial = 0;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

beforeEach(() => {
  serial += 1;
});

const slip = () => `SLIP ${serial}`;
const deposit = (amount: string, more: object = {}) =>
  admin.call("recordBankDeposit", { amount, slip_number: slip(), ...more });
const entry = (amount: string, more: object = {}) =>
  admin.call("recordBankEntry", { amount, paymentmode: "UPI", reference: `STMT ${serial}`, ...more });

async function balanceOf(account: string): Promise<number> {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const held = places[0].balances.find((row: { account: string }) => row.account === account);
  return Number(held?.balance ?? 0);
}

const balances = async (...accounts: string[]) => await Promise.all(accounts.map(balanceOf));

describe("cash for the bank", () => {
  test("moves from the drawer to the bank, under its slip, and stands in the trail", async () => {
    await app.make.payment({ amountPaise: 100_000n, book: flexible });
    const before = await balances("Cash in the drawer", "Bank account");
    const answer = await deposit("600", { slip_number: "ab 17" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const after = await balances("Cash in the drawer", "Bank account");
    expect(after).toEqual([(before[0] ?? 0) - 600, (before[1] ?? 0) + 600]);
    const trail = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Record_Bank_Deposit" } });
    expect(trail).toMatchObject({
      recordType: "journal",
      recordId: answer.body.data[0].journal_id,
      detail: { amountPaise: "60000", reference: "ab 17", takenFrom: "drawer" },
    });
    const [row] = (await admin.call("dayBook", { entries: "own_money", sort: "-number" })).body.data;
    expect(row).toMatchObject({
      kind: "Cash deposit",
      reference: "ab 17",
      posted_by: "Asha",
      debits: ["Bank account"],
      credits: ["Cash in the drawer"],
      amount: "600",
    });
  });

  test("is not more than there is", async () => {
    const held = await balanceOf("Cash in the drawer");
    const answer = await deposit(String(held + 1));
    expect([answer.status, answer.body.code]).toEqual([409, "cash_not_there"]);
    expect((await deposit("1", { taken_from: "Safe" })).body.code).toBe("cash_not_there");
    expect(await balanceOf("Cash in the drawer")).toBe(held);
  });

  test("goes with each slip once, however the number is written", async () => {
    await app.make.payment({ amountPaise: 100_000n, book: flexible });
    expect((await deposit("100", { slip_number: "zz-1" })).status).toBe(200);
    for (const slip_number of ["ZZ-1", " z z - 1 "]) {
      const again = await deposit("100", { slip_number });
      expect([again.status, again.body.code]).toEqual([409, "bank_reference_used"]);
    }
  });

  test.each([
    ["nothing", { amount: "0" }],
    ["less than nothing", { amount: "-5" }],
    ["no slip", { slip_number: " " }],
    ["a place that is not there", { place: 7 }],
    ["a day to come", { day: "2026-05-05" }],
  ])("with %s is refused", async (_what, input) => {
    const answer = await deposit("100", input);
    expect(answer.status).toBeGreaterThanOrEqual(404);
    expect(answer.status).toBeLessThan(423);
  });

  test("is counted out of the day's cash, and not as a refund", async () => {
    const cash = async () => (await admin.call("getDay", { day: today })).body.data[0].figures[0];
    await app.make.payment({ amountPaise: 100_000n, book: flexible });
    const before = await cash();
    await deposit("250");
    const after = await cash();
    expect(after).toMatchObject({ receipts: before.receipts, refunds: before.refunds });
    expect(Number(after.banked)).toBe(Number(before.banked) + 250);
    expect(Number(after.expected)).toBe(Number(before.expected) - 250);
  });
});

describe("a line of the bank's statement", () => {
  test("confirms what was received by a payment method, and nothing more than that", async () => {
    await app.make.payment({ amountPaise: 100_000n, mode: "upi", book: flexible });
    const before = await balances("UPI payments in clearing", "Bank account");
    expect((await entry("700")).status).toBe(200);
    const after = await balances("UPI payments in clearing", "Bank account");
    expect(after).toEqual([(before[0] ?? 0) - 700, (before[1] ?? 0) + 700]);
    const more = await entry(String((after[0] ?? 0) + 1), { reference: "STMT more" });
    expect([more.status, more.body.code]).toEqual([409, "clearing_exceeded"]);
    const again = await entry("1");
    expect([again.status, again.body.code]).toEqual([409, "bank_reference_used"]);
  });

  test("that takes money out closes what was refunded by that method", async () => {
    const { paymentId } = await app.make.payment({ amountPaise: 50_000n, mode: "card", book: flexible });
    const received = await entry("500", { paymentmode: "Card" });
    expect(received.status).toBe(200);
    await app.money.refund(paymentId);
    expect(await balanceOf("Card payments in clearing")).toBe(-500);
    expect((await entry("500", { paymentmode: "Card", direction: "Debit", reference: "STMT back" })).status).toBe(200);
    expect(await balanceOf("Card payments in clearing")).toBe(0);
  });
});

describe("a mistake", () => {
  test("is taken back by another entry, once, with its reason; then the slip may be entered again", async () => {
    await app.make.payment({ amountPaise: 100_000n, book: flexible });
    const before = await balances("Cash in the drawer", "Bank account");
    const wrong = (await deposit("90")).body.data[0].journal_id;
    const correct = () => admin.call("correctAccountEntry", { journal_id: wrong, reason: "It was 900" });
    expect((await correct()).status).toBe(200);
    expect(await balances("Cash in the drawer", "Bank account")).toEqual(before);
    const again = await correct();
    expect([again.status, again.body.code]).toEqual([409, "entry_corrected"]);
    expect((await deposit("900")).status).toBe(200);
    const rows = (await admin.call("dayBook", { entries: "own_money", search: slip() })).body.data;
    expect(rows.map((row: { is_correctable: boolean }) => row.is_correctable)).toEqual([false, true]);
  });

  test("of a receipt is none of these entries", async () => {
    const { paymentId } = await app.make.payment();
    const receipt = await app.db.journal.findFirstOrThrow({ where: { paymentId, kind: "Receipt" } });
    const answer = await admin.call("correctAccountEntry", { journal_id: String(receipt.id), reason: "No" });
    expect([answer.status, answer.body.code]).toEqual([404, "entry_not_found"]);
  });
});

const flexible = {
  scheme: { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n },
} as const;
