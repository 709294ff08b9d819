import type * as operations from "@thangam/contracts/accounts/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";
import { serial } from "./values.ts";

export const accounts: SamplesOf<typeof operations> = {
  accountBalances: () => ({}),
  bankBalance: () => ({}),
  bounceCheque: ({ chequePaymentId }) => ({ fld_id: chequePaymentId, reason: "No money in the account" }),
  clearCheque: ({ chequePaymentId }) => ({ fld_id: chequePaymentId, reference: "STMT 7" }),
  correctAccountEntry: ({ depositId }) => ({ journal_id: depositId, reason: "Typed twice" }),
  countSafe: () => ({ counted: "5", reason: "Counted twice" }),
  dayBook: () => ({ FromDate: testDay, ToDate: testDay }),
  explainLeftover: () => ({ paymentmode: "UPI", remarks: "Credited to the other account" }),
  exportCheques: () => ({ format: "csv" }),
  exportDayBook: () => ({ FromDate: testDay, ToDate: testDay, format: "csv" }),
  exportTrialBalance: () => ({ FromDate: testDay, ToDate: testDay, format: "csv" }),
  listCheques: () => ({ search: "a" }),
  listLeftovers: () => ({}),
  recordBankBalance: () => ({ day: testDay, balance: "5", reason: "Counted twice" }),
  recordBankDeposit: () => ({ amount: "1", slip_number: `SLIP A${serial()}` }),
  recordBankEntry: () => ({
    direction: "Debit",
    amount: "5",
    paymentmode: "UPI",
    reference: `STMT A${serial()}`,
  }),
  recordCashWithdrawal: () => ({ amount: "1", taken_from: "Bank", reference: `CHQ A${serial()}` }),
  trialBalance: () => ({ FromDate: testDay, ToDate: testDay }),
};
