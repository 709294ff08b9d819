/** What was expected of the bank's statement, what the ledger says, what the statement says, and whether that is news. */
export const bankDifferenceCases: readonly (readonly [
  which: string,
  expected: bigint,
  ledger: bigint,
  balance: bigint,
  isNew: boolean,
])[] = [
  ["as expected", 1000n, 1000n, 1000n, false],
  ["the difference that was known", 1400n, 1000n, 1400n, false],
  ["less than both", 1000n, 1000n, 900n, true],
  ["more than both", 1000n, 1000n, 1100n, true],
  ["what it lacked came", 600n, 1000n, 1000n, false],
  ["more than it lacked came", 600n, 1000n, 1100n, true],
  ["an entry confirmed by what it held too much", 1400n, 1000n, 1000n, true],
  ["a part of what it held too much is gone", 1400n, 1000n, 1200n, true],
];
