import type * as operations from "@thangam/contracts/accounts/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { bankBalance } from "./bank-balance.ts";
import { correctAccountEntry } from "./correct-account-entry.ts";
import { countSafe } from "./count-safe.ts";
import { dayBook, exportDayBook } from "./day-book.ts";
import { bounceCheque, clearCheque } from "./decide-cheque.ts";
import { exportTrialBalance } from "./export-trial-balance.ts";
import { exportCheques, listCheques } from "./list-cheques.ts";
import { explainLeftover, listLeftovers } from "./leftovers/leftovers.ts";
import { recordBankBalance } from "./record-bank-balance.ts";
import { recordBankDeposit } from "./record-bank-deposit.ts";
import { recordBankEntry } from "./record-bank-entry.ts";
import { recordCashWithdrawal } from "./record-cash-withdrawal.ts";
import { accountBalances, trialBalance } from "./trial-balance.ts";

export { tellLeftovers } from "./leftovers/tell-leftovers.ts";
export { tellUnconfirmed, tellUncountedSafes } from "./tell-unconfirmed.ts";
export { verifyAccounts } from "./verify-accounts.ts";
export type { Verified } from "./verify-accounts.ts";

export const handlers: HandlersOf<typeof operations> = {
  accountBalances,
  bankBalance,
  bounceCheque,
  clearCheque,
  correctAccountEntry,
  countSafe,
  dayBook,
  explainLeftover,
  exportCheques,
  exportDayBook,
  exportTrialBalance,
  listCheques,
  listLeftovers,
  recordBankBalance,
  recordBankDeposit,
  recordBankEntry,
  recordCashWithdrawal,
  trialBalance,
};
