import type * as operations from "@thangam/contracts/accounts/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";

export const accounts: SamplesOf<typeof operations> = {
  accountBalances: () => ({}),
  bounceCheque: ({ chequePaymentId }) => ({ fld_id: chequePaymentId, reason: "No money in the account" }),
  clearCheque: ({ chequePaymentId }) => ({ fld_id: chequePaymentId, reference: "STMT 7" }),
  correctAccountEntry: ({ depositId }) => ({ journal_id: depositId, reason: "Typed twice" }),
  dayBook: () => ({ FromDate: testDay, ToDate: testDay }),
  exportCheques: () => ({ format: "csv" }),
  exportDayBook: () => ({ FromDate: testDay, ToDate: testDay, format: "csv" }),
  exportTrialBalance: () => ({ FromDate: testDay, ToDate: testDay, format: "csv" }),
  listCheques: () => ({ search: "a" }),
  recordBankDeposit: () => ({ amount: "100", slip_number: "SLIP A1" }),
  recordBankEntry: () => ({ amount: "500", paymentmode: "Cheque", reference: "STMT A1" }),
  trialBalance: () => ({ FromDate: testDay, ToDate: testDay }),
};
