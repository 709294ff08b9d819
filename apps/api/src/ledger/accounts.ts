/**
 * The chart of accounts by the codes of the table `accounts`. The numbers are stored in postings and in the hashes of
 * journals, so they never change. SQL has the same list in account(); features read the codes in `journal_lines`.
 */
export const accounts = {
  CASH_DRAWER: 10,
  CARD_CLEARING: 11,
  UPI_CLEARING: 12,
  CHEQUES_IN_HAND: 13,
  /** Announced by customers, not yet on the bank's statement. */
  BANK_TRANSFERS: 14,
  GATEWAY_CLEARING: 15,
  BANK: 16,
  CASH_SAFE: 17,
  /** What a branch owes to others, or is owed by them; nothing over all branches. */
  INTER_BRANCH: 18,
  /** Sent to another branch, which has not confirmed it. */
  BRANCH_TRANSIT: 19,
  /** What the shop owes on a book, in paise and in milligrams. */
  LIABILITY_INR: 20,
  LIABILITY_GOLD: 21,
  OPENING_BALANCE: 30,
  GOLD_POSITION: 31,
  /** What the shop gives on top of what was saved, and what was given for bills and vouchers. */
  BENEFITS: 40,
  SETTLED: 41,
  /** What was counted and is not in the ledger, or the other way round. */
  CASH_OVER_SHORT: 42,
  /** What the shop bears because the gateway sent it back or a bank took it. */
  GATEWAY_LOSSES: 43,
  GATEWAY_FEES: 44,
  GATEWAY_TAX: 45,
  /** What came with a settlement of the gateway and is of no payment of the books. */
  GATEWAY_OTHER: 46,
  /** What the shop bears because a cheque bounced when its book was settled. */
  CHEQUE_LOSSES: 47,
  /** What the terms of a scheme keep back of money that is paid back. */
  DEDUCTIONS: 48,
} as const;

/** The account that each payment method moves money on; the verifier does not rely on the database for it. */
export const accountByMethod = {
  cash: accounts.CASH_DRAWER,
  card: accounts.CARD_CLEARING,
  upi: accounts.UPI_CLEARING,
  cheque: accounts.CHEQUES_IN_HAND,
  bank: accounts.BANK_TRANSFERS,
  online: accounts.GATEWAY_CLEARING,
} as const;
