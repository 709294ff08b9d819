import { accountByMethod, accounts } from "./accounts.ts";

type Account = (typeof accounts)[keyof typeof accounts];
type Move = readonly [debit: Account, credit: Account];

const { BANK, CASH_DRAWER, CASH_SAFE, CASH_OVER_SHORT, CHEQUES_IN_HAND } = accounts;
const clearing = [
  accounts.CARD_CLEARING,
  accounts.UPI_CLEARING,
  CHEQUES_IN_HAND,
  accounts.BANK_TRANSFERS,
  // Money by UPI that earlier releases posted as a gateway's.
  accounts.GATEWAY_CLEARING,
] as const;

/**
 * The accounts that each kind of journal of no book may move rupees between: the first gets them, the second gives them.
 * may_move() in SQL is the same rule, which the database enforces.
 */
export const assetMoves: Readonly<Record<string, readonly Move[]>> = {
  Deposit: [
    [BANK, CASH_DRAWER],
    [BANK, CASH_SAFE],
  ],
  Withdrawal: [
    [CASH_DRAWER, CASH_SAFE],
    [CASH_DRAWER, BANK],
  ],
  CashStored: [
    [CASH_SAFE, CASH_DRAWER],
    [CASH_DRAWER, CASH_SAFE],
  ],
  BankCredit: clearing.map((account): Move => [BANK, account]),
  BankDebit: clearing.map((account): Move => [account, BANK]),
  ChequeCleared: [[BANK, CHEQUES_IN_HAND]],
  ChequeLoss: [[accounts.CHEQUE_LOSSES, CHEQUES_IN_HAND]],
  GatewayLoss: [[accounts.GATEWAY_LOSSES, accounts.GATEWAY_CLEARING]],
  GatewayRecovery: [[accounts.GATEWAY_CLEARING, accounts.GATEWAY_LOSSES]],
  GatewayPayout: eitherWay(BANK),
  GatewayFee: eitherWay(accounts.GATEWAY_FEES),
  GatewayTax: eitherWay(accounts.GATEWAY_TAX),
  GatewayOther: eitherWay(accounts.GATEWAY_OTHER),
  BranchSent: [CASH_DRAWER, CASH_SAFE, BANK].map((account): Move => [accounts.BRANCH_TRANSIT, account]),
  BranchReceived: [CASH_DRAWER, CASH_SAFE, BANK].map((account): Move => [account, accounts.BRANCH_TRANSIT]),
  Variance: [...Object.values(accountByMethod), CASH_SAFE].flatMap((account): Move[] => [
    [CASH_OVER_SHORT, account],
    [account, CASH_OVER_SHORT],
  ]),
};

/** Whether a journal of this kind may move rupees to `debit` from `credit`. */
export function mayMove(kind: string, debit: number, credit: number): boolean {
  return assetMoves[kind]?.some(([to, from]) => to === debit && from === credit) ?? false;
}

/** Between the gateway's account and another one. */
function eitherWay(account: Account): readonly Move[] {
  return [
    [account, accounts.GATEWAY_CLEARING],
    [accounts.GATEWAY_CLEARING, account],
  ];
}
