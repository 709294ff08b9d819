interface Balance {
  /** The balance recorded before, with what was confirmed since. */
  expectedPaise: bigint;
  /** What the ledger holds, without what the statement does not show. */
  ledgerPaise: bigint;
  balancePaise: bigint;
}

/**
 * Whether a balance of the statement says something that the other Admins do not know: it is not what is expected, and the bank
 * did not just get what it lacked. That less came than expected is new also where the ledger agrees, because what the bank
 * held too much before confirms an entry then. is_new_difference() of the database is the same rule.
 */
export function isNewDifference({ expectedPaise, ledgerPaise, balancePaise }: Balance): boolean {
  return balancePaise !== expectedPaise && (balancePaise !== ledgerPaise || balancePaise < expectedPaise);
}
