import { trialBalance, dayBook, accountBalances } from "@thangam/contracts/accounts/book-of-account-operations";
import { branchDues, listBranchTransfers } from "@thangam/contracts/branches/transfer-operations";
import { getDay } from "@thangam/contracts/days/operations";

/** The queries that money between branches makes stale. */
export const staleAfterTransfer = [branchDues, listBranchTransfers, accountBalances, dayBook, trialBalance, getDay];
