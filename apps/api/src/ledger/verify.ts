import { Client } from "pg";
import { accounts } from "./accounts.ts";
import { crossChecks } from "./cross-checks.ts";
import { hashOfJournal } from "./journal-hash.ts";
import type { JournalRow } from "./journal-hash.ts";

export interface Verification {
  books: number;
  journals: number;
  /** One sentence for each thing that is wrong, naming the rows; empty when the ledger holds. */
  findings: string[];
}

const booksAtOnce = 200;

/**
 * Replays every book from its journals and compares what stands beside them. Reads one snapshot in batches,
 * so it can run while payments are taken.
 */
export async function verifyLedger(url: string): Promise<Verification> {
  const client = new Client({ connectionString: url, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const replayed = await replayBooks(client);
    const findings = [...replayed.findings];
    for (const { sentence, sql } of crossChecks) {
      const { rows } = await client.query<Record<string, string | null>>(sql);
      findings.push(...rows.map(sentence));
    }
    return { ...replayed, findings };
  } finally {
    await client.end();
  }
}

interface BookRow {
  id: string;
  number: string;
  seq: string | null;
  head_hash: Buffer | null;
  paid_paise: string | null;
  weight_mg: string | null;
  instalments_paid: number | null;
  live_credits: number;
}

async function replayBooks(client: Client): Promise<Verification> {
  const verification: Verification = { books: 0, journals: 0, findings: [] };
  let last = "0";
  for (;;) {
    const { rows: books } = await client.query<BookRow>(selectBooks, [last, booksAtOnce]);
    const lastBook = books.at(-1);
    if (lastBook === undefined) return verification;
    const { rows: journals } = await client.query<JournalRow>(selectJournals, [last, lastBook.id]);
    const byBook = Map.groupBy(journals, (journal) => journal.book_id);
    for (const book of books) verification.findings.push(...faultsOfBook(book, byBook.get(book.id) ?? []));
    verification.books += books.length;
    verification.journals += journals.length;
    last = lastBook.id;
  }
}

const selectBooks = `
  select b.id, b.number, t.seq, t.head_hash, t.paid_paise, t.weight_mg, t.instalments_paid,
    (select count(*)::int from instalment_credits c where c.book_id = b.id and c.reversed_by_journal_id is null) as live_credits
  from books b left join book_balances t on t.book_id = b.id
  where b.id > $1 order by b.id limit $2`;

const selectJournals = `
  select j.id, j.book_id, j.book_seq, j.kind, j.business_day::text as business_day,
    (extract(epoch from j.posted_at) * 1000)::bigint as posted_at, j.source, j.source_ref, j.payment_id, j.reverses_id,
    j.actor_id, j.reason, j.prev_hash, j.hash, p.accounts, p.books, p.amounts
  from journals j cross join lateral (
    select coalesce(array_agg(account_id::int order by line), '{}') as accounts,
      coalesce(array_agg(book_id::text order by line), '{}') as books,
      coalesce(array_agg(amount::text order by line), '{}') as amounts
    from postings where journal_id = j.id) p
  where j.book_id > $1 and j.book_id <= $2 order by j.book_id, j.book_seq`;

function faultsOfBook(book: BookRow, journals: readonly JournalRow[]): string[] {
  const faults: string[] = [];
  let expectedSeq = 1n;
  let head: Buffer = Buffer.alloc(0);
  let paise = 0n;
  let mg = 0n;
  for (const journal of journals) {
    const name = `Journal ${journal.id} (book ${book.number}, entry ${journal.book_seq})`;
    if (BigInt(journal.book_seq) !== expectedSeq)
      faults.push(`${name} follows a gap: entry ${expectedSeq} is missing.`);
    if (!journal.prev_hash.equals(head)) faults.push(`${name} does not follow from the entry before it.`);
    if (!hashOfJournal(journal).equals(journal.hash))
      faults.push(`${name} or its postings were altered after it was written.`);
    if (sumOf(journal, isGold) !== 0n || sumOf(journal, isMoney) !== 0n) faults.push(`${name} does not balance.`);
    expectedSeq = BigInt(journal.book_seq) + 1n;
    head = journal.hash;
    paise += sumOf(journal, (account) => account === accounts.LIABILITY_INR);
    mg += sumOf(journal, (account) => account === accounts.LIABILITY_GOLD);
  }
  return [...faults, ...faultsOfBalance(book, { seq: expectedSeq - 1n, head, paise, mg })];
}

function faultsOfBalance(book: BookRow, replay: { seq: bigint; head: Buffer; paise: bigint; mg: bigint }): string[] {
  if (book.seq === null || book.head_hash === null) return [`Book ${book.number} has no balance.`];
  const faults: string[] = [];
  if (BigInt(book.seq) > replay.seq) {
    faults.push(
      `Book ${book.number} had ${book.seq} entries, but its last one now is ${replay.seq}: its tail is missing.`,
    );
  } else if (BigInt(book.seq) < replay.seq || !book.head_hash.equals(replay.head)) {
    faults.push(`Book ${book.number} ends in another entry (${replay.seq}) than its balance says (${book.seq}).`);
  }
  const kept = { paise: BigInt(book.paid_paise ?? 0), mg: BigInt(book.weight_mg ?? 0) };
  if (kept.paise !== replay.paise) {
    faults.push(`Book ${book.number} shows ${kept.paise} paise, but its journals add up to ${replay.paise}.`);
  }
  if (kept.mg !== replay.mg)
    faults.push(`Book ${book.number} shows ${kept.mg} mg, but its journals add up to ${replay.mg}.`);
  if (book.instalments_paid !== book.live_credits) {
    faults.push(
      `Book ${book.number} shows ${book.instalments_paid} instalments, but ${book.live_credits} are credited.`,
    );
  }
  return faults;
}

function sumOf(journal: JournalRow, counts: (account: number) => boolean): bigint {
  return journal.amounts.reduce(
    (sum, amount, line) => (counts(journal.accounts[line] ?? 0) ? sum + BigInt(amount) : sum),
    0n,
  );
}

function isGold(account: number): boolean {
  return account === accounts.LIABILITY_GOLD || account === accounts.GOLD_POSITION;
}

function isMoney(account: number): boolean {
  return !isGold(account);
}
