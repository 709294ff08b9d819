import { wireRupees } from "@thangam/contracts/values/money";
import { countSafe } from "#ledger/asset-operations.ts";
import type { TestApp } from "#testing/harness.ts";
import { settlementReport } from "#testing/settlement-report.ts";
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
    name: "uploadGatewaySettlement",
    dangerous: () => settlementReport({ entity: "adjustment", grossPaise: -10_000n }),
    harmless: () => settlementReport(),
  },
  everyCall("account_entry", "decideSettlementLine"),
  everyCall("account_entry", "explainLeftover"),
  {
    kind: "account_entry",
    name: "recordCashWithdrawal",
    dangerous: () => withdrawal("1000000"),
    harmless: async (app) => {
      await fillSafe(app);
      return { taken_from: "Safe", amount: "1" };
    },
  },
  // More than Rs 500 off.
  {
    kind: "variance",
    name: "countSafe",
    dangerous: () => ({ counted: "501", reason: "A bundle of yesterday" }),
    harmless: () => ({ counted: "400", reason: "A bundle of yesterday" }),
  },
  // However little.
  {
    kind: "variance",
    name: "recordBankBalance",
    dangerous: async (app) => ({ day: testDay, balance: wireRupees((await heldAtBank(app)) + 1n), reason: "A fee" }),
    harmless: async (app) => ({ day: testDay, balance: wireRupees(await expectedAtBank(app)), reason: "As before" }),
  },
];

/** In the first branch, by the end of the day: entries of later days stay open. */
async function heldAtBank({ db }: TestApp): Promise<bigint> {
  const [held] = await db.$queryRaw<[{ paise: bigint }]>`
    select coalesce(sum(balance), 0)::bigint as paise from balances_of_place(${testDay}::date, main_place()) where account_id = account('BANK')`;
  return held.paise;
}

/** With the difference that was recorded before. */
async function expectedAtBank(app: TestApp): Promise<bigint> {
  const latest = await app.db.bankCount.findFirst({ orderBy: { id: "desc" } });
  return (await heldAtBank(app)) + (latest?.countedPaise ?? 0n) - (latest?.ledgerPaise ?? 0n);
}

/** A count that finds one rupee. */
async function fillSafe({ db }: TestApp): Promise<void> {
  const counting = { now: testMoment, today: testDay, placeId: 1, countedPaise: 100n, reason: "It lay behind the box" };
  await countSafe(db, contextOf("Count_Safe"), counting);
}
