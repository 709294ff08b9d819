import * as z from "zod/mini";
import { codesOf } from "#values/codes.ts";
import { count } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { neededNumber } from "#values/typed-number.ts";

/** The chart of accounts by what people call them; the codes are those of the table `accounts`. */
export const accountCodes = codesOf({
  CASH_DRAWER: "Cash in the drawer",
  CASH_SAFE: "Cash in the safe",
  CARD_CLEARING: "Card payments in clearing",
  UPI_CLEARING: "UPI payments in clearing",
  CHEQUES_IN_HAND: "Cheques in collection",
  BANK_TRANSFERS: "Bank transfers in clearing",
  GATEWAY_CLEARING: "Gateway in clearing",
  BANK: "Bank account",
  INTER_BRANCH: "Other branches",
  BRANCH_TRANSIT: "On its way to another branch",
  LIABILITY_INR: "Owed to customers in rupees",
  LIABILITY_GOLD: "Owed to customers in gold",
  OPENING_BALANCE: "Opening balances",
  GOLD_POSITION: "Gold position",
  BENEFITS: "Benefits given",
  SETTLED: "Settled by bill or voucher",
  CASH_OVER_SHORT: "Over and short",
  GATEWAY_LOSSES: "Lost at the gateway",
  GATEWAY_FEES: "Fees of the gateway",
  GATEWAY_TAX: "Tax on fees of the gateway",
  GATEWAY_OTHER: "Other money of the gateway",
  CHEQUE_LOSSES: "Lost on cheques",
  DEDUCTIONS: "Kept back by the terms",
});

export type AccountPhrase = (typeof accountCodes.phrases)[number];

/** What a journal records; the codes are those of the column `kind`. */
export const journalKindCodes = codesOf({
  Receipt: "Receipt",
  Reversal: "Receipt reversed",
  Opening: "Opening entry",
  OpeningReversal: "Opening entry reversed",
  Close: "Book closed",
  Settlement: "Settlement",
  Bonus: "Bonus",
  Deduction: "Kept back",
  GoldReckoned: "Gold of the terms",
  Transfer: "Transfer",
  Deposit: "Cash deposit",
  Withdrawal: "Cash into the drawer",
  BankCredit: "Bank credit",
  BankDebit: "Bank debit",
  ChequeCleared: "Cheque cleared",
  ChequeLoss: "Loss on a cheque",
  Variance: "Counted over or short",
  CashStored: "Cash to the safe",
  GatewayLoss: "Loss at the gateway",
  GatewayRecovery: "Loss that came back",
  GatewayPayout: "Gateway settlement",
  GatewayFee: "Gateway fee",
  GatewayTax: "Tax on gateway fee",
  GatewayOther: "Other money of a settlement",
  Correction: "Correction",
  BookMoved: "Book given to another branch",
  BranchSent: "Sent to another branch",
  BranchReceived: "Received from another branch",
});

/** Every journal, or those of the shop's own money: deposits, withdrawals, lines of the statement, cleared cheques, differences. */
export const dayBookEntries = ["all", "own_money"] as const;

export const chequeStatusCodes = codesOf({
  in_hand: "In hand",
  cleared: "Cleared",
  bounced: "Bounced",
  returned: "Returned",
});

/** Why a payment may be what is left over of customers' money. */
export const suspicionCodes = codesOf({
  contested: "One line for two payments",
  not_brought: "Not on the statement",
  slower: "Since then money comes later",
});

/** Where the cash of a deposit was taken from, and that of the drawer; and the two kinds of lines of a bank's statement. */
export const cashPlaceCodes = codesOf({ drawer: "Drawer", safe: "Safe" });
export const cashSourceCodes = codesOf({ safe: "Safe", bank: "Bank" });
export const bankDirectionCodes = codesOf({ credit: "Credit", debit: "Debit" });

/**
 * Cash goes to the bank by a deposit, and what a gateway holds is settled by the gateway: online is for money by UPI to the
 * shop's own account that earlier releases posted as a gateway's.
 */
export const bankEntryModeCodes = codesOf({
  card: "Card",
  upi: "UPI",
  cheque: "Cheque",
  bank: "Bank",
  online: "Online",
});

/** A drawer of the shop; the one of the counter where nothing else is said. */
export const MAIN_PLACE = 1;
export const placeNumber = count({ min: 1, max: 30_000, invalid: "place_invalid" });

export const amount = rupees({ missing: "amount_invalid", invalid: "amount_invalid" }).check(
  z.refine((amountPaise) => amountPaise > 0n, { error: "amount_invalid" }),
);

/** The number on a slip or of a line of the statement. Only letters and digits tell two apart. */
export const bankReference = neededNumber({
  max: 40,
  missing: "bank_reference_missing",
  invalid: "bank_reference_missing",
});

/** The number of the cheque or of the withdrawal by which cash was drawn from the bank. */
export const withdrawalReference = neededNumber({
  max: 40,
  missing: "withdrawal_reference_missing",
  invalid: "withdrawal_reference_missing",
});

/** How many entries that no statement has shown are listed where nothing is said, and at most. */
export const LISTED_FIRST = 100;
export const MAX_LISTED = 2000;
