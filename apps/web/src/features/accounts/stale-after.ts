import { bankBalance } from "@thangam/contracts/accounts/bank-balance-operations";
import { accountBalances, dayBook, trialBalance } from "@thangam/contracts/accounts/book-of-account-operations";
import { getDay } from "@thangam/contracts/days/operations";

/** The queries that an entry of the shop's own money makes stale. */
export const staleAfterEntry = [accountBalances, bankBalance, dayBook, trialBalance, getDay];

/** A recorded balance of the statement posts nothing. */
export const staleAfterBankBalance = [bankBalance];
