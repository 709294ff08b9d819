import { makeDeposit } from "#testing/make-deposit.ts";
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
      await app.make.payment();
      await makeDeposit(app, { amountPaise: 10_000n });
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
