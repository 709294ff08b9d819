import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let employee: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
});

const flexible = {
  scheme: { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n },
} as const;
const debit = (amount: number, paymentmode: string, reference: string) =>
  employee.call("recordBankEntry", { direction: "Debit", amount: String(amount), paymentmode, reference });

/** A book that held ₹ 300 in cash and is settled for it by a transfer of the bank. */
async function settledByBank(): Promise<void> {
  const { bookId } = await app.make.payment({ amountPaise: 30_000n, book: flexible });
  await app.make.settledBook(bookId, { method: "refund", mode: "bank" });
}

test("what a settlement was paid out with by transfer is debited, once, and by its method alone", async () => {
  await app.make.payment({ amountPaise: 500_000n, book: flexible });
  expect((await admin.call("recordBankDeposit", { amount: "5000", slip_number: "SLIP 1" })).status).toBe(200);
  await settledByBank();
  expect((await debit(1, "UPI", "UPI none")).status).toBe(202);
  expect((await debit(100, "Bank", "NEFT part")).status).toBe(200);
  const both = ["A", "B"].map((of) => debit(200, "Bank", `NEFT ${of}`));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 202]);
  expect((await debit(1, "Bank", "NEFT beyond")).status).toBe(202);
  await settledByBank();
  expect((await debit(301, "Bank", "NEFT all and more")).status).toBe(202);
  expect((await debit(300, "Bank", "NEFT all")).status).toBe(200);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
