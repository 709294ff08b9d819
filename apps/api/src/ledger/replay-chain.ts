import { accounts } from "./accounts.ts";
import { hashOfJournal } from "./journal-hash.ts";
import type { JournalRow } from "./journal-hash.ts";

/** Where a chain of journals ends: the number and the hash of its last one. */
export interface ChainEnd {
  seq: bigint;
  head: Buffer;
}

export const emptyChain: ChainEnd = { seq: 0n, head: Buffer.alloc(0) };

/** Follows a chain from one end to the next, and names each journal that does not fit: by its number, hash or balance. */
export function replayChain(
  owner: string,
  journals: readonly JournalRow[],
  from: ChainEnd,
): ChainEnd & { faults: string[] } {
  const faults: string[] = [];
  let { seq, head } = from;
  for (const journal of journals) {
    const name = `Journal ${journal.id} (${owner}, entry ${journal.book_seq})`;
    const expected = seq + 1n;
    if (BigInt(journal.book_seq) !== expected) faults.push(`${name} follows a gap: entry ${expected} is missing.`);
    if (!journal.prev_hash.equals(head)) faults.push(`${name} does not follow from the entry before it.`);
    if (!hashOfJournal(journal).equals(journal.hash))
      faults.push(`${name} or its postings were altered after it was written.`);
    if (!isBalanced(journal)) faults.push(`${name} does not balance.`);
    seq = BigInt(journal.book_seq);
    head = journal.hash;
  }
  return { seq, head, faults };
}

/** Whether rupees and gold come to nothing in each branch. */
function isBalanced(journal: JournalRow): boolean {
  return [...new Set(journal.branches)].every(
    (branch) => sumOf(journal, isGold, branch) === 0n && sumOf(journal, isMoney, branch) === 0n,
  );
}

/** What the postings of a journal on these accounts come to, in all branches or in one. */
export function sumOf(journal: JournalRow, counts: (account: number) => boolean, branch?: number): bigint {
  return journal.amounts.reduce(
    (sum, amount, line) =>
      counts(journal.accounts[line] ?? 0) && (branch === undefined || journal.branches[line] === branch)
        ? sum + BigInt(amount)
        : sum,
    0n,
  );
}

function isGold(account: number): boolean {
  return account === accounts.LIABILITY_GOLD || account === accounts.GOLD_POSITION;
}

function isMoney(account: number): boolean {
  return !isGold(account);
}
