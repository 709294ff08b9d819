import { recordBankEntry } from "#ledger/asset-operations.ts";
import type { TestApp } from "#testing/harness.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { serial } from "#testing/samples/values.ts";
import { everyCall } from "#testing/kind-case.ts";
import type { Case } from "#testing/kind-case.ts";

const bankLine = (direction: "Credit" | "Debit", amount: string) => ({
  direction,
  paymentmode: "UPI",
  amount,
  reference: `STMT K${serial()}`,
});

const withdrawal = (amount: string) => ({ taken_from: "Bank", amount, reference: `CHQ K${serial()}` });

/** The kinds of what moves the shop's own money. */
export const ownMoneyCases: readonly Case[] = [
  everyCall("cheque", "clearCheque"),
  everyCall("cheque", "bounceCheque"),
  everyCall("account_entry", "correctAccountEntry"),
  {
    kind: "account_entry",
    name: "recordBankEntry",
    dangerous: () => bankLine("Debit", "1000000"),
    harmless: async (app) => {
      await app.make.payment({ mode: "upi" });
      return bankLine("Credit", "1");
    },
  },
  {
    kind: "account_entry",
    name: "recordCashWithdrawal",
    dangerous: () => withdrawal("1000000"),
    harmless: async (app) => {
      await fillBank(app);
      return withdrawal("1");
    },
  },
  // More than Rs 500 off.
  {
    kind: "variance",
    name: "countSafe",
    dangerous: () => ({ counted: "501", reason: "A bundle of yesterday" }),
    harmless: () => ({ counted: "500", reason: "A bundle of yesterday" }),
  },
];

/** Other cases may have drawn more than the books hold at the bank. */
async function fillBank({ db, make }: TestApp): Promise<void> {
  const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
  const amountPaise = 1_000_000_000n;
  await make.payment({ mode: "upi", amountPaise, book: { scheme } });
  await recordBankEntry(db, contextOf("Record_Bank_Entry"), {
    now: testMoment,
    today: testDay,
    day: testDay,
    placeId: 1,
    direction: "credit",
    mode: "upi",
    amountPaise,
    reference: `STMT K${serial()}`,
  });
}
