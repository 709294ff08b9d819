import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { inSnapshot, withReader } from "#platform/database/connection.ts";
import { readRows, readRowsOf, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { verifyRecords } from "#records/index.ts";
import { accounts } from "./accounts.ts";
import { crossChecks } from "./cross-checks.ts";
import { journalRow } from "./journal-hash.ts";
import type { JournalRow } from "./journal-hash.ts";
import { emptyChain, replayChain, sumOf } from "./replay-chain.ts";
import { selectJournalsWhere, verifyPlaces } from "./verify-places.ts";

export interface Verification {
  books: number;
  journals: number;
  /** Of the records that say whose money it is, how much, by which rule and who did it. */
  versions: number;
  /** One sentence for each thing that is wrong, naming the rows; empty when the ledger holds. */
  findings: string[];
}

/** So few that nobody whose request this process serves waits for their replay. */
const booksAtOnce = 50;

/**
 * Replays every book and every place from its journals, compares what stands beside them, and every recorded row with what is
 * recorded of it. Each batch of books and each
 * comparison reads one snapshot, so it can run while payments are taken.
 */
export function verifyLedger(url: string, { isAudited = false } = {}): Promise<Verification> {
  return withReader(url, async (client) => {
    const replayed = await replayBooks(client);
    const ofPlaces = await inSnapshot(client, () => verifyPlaces(client));
    const findings = [...replayed.findings, ...ofPlaces.findings];
    for (const { sentence, sql } of crossChecks) {
      const rows = await readRowsOf(client, column.nullable(column.text), sql);
      findings.push(...rows.map(sentence));
    }
    const { versions, findings: ofRecords } = await verifyRecords(client, { isAudited });
    findings.push(...ofRecords);
    return { books: replayed.books, journals: replayed.journals + ofPlaces.journals, versions, findings };
  });
}

const bookRow = row({
  id: column.text,
  number: column.text,
  seq: column.nullable(column.text),
  head_hash: column.nullable(column.buffer),
  paid_paise: column.nullable(column.text),
  weight_mg: column.nullable(column.text),
  instalments_paid: column.nullable(column.integer),
  live_credits: column.integer,
});

type BookRow = RowOf<typeof bookRow>;

async function replayBooks(client: Client): Promise<Omit<Verification, "versions">> {
  const verification: Omit<Verification, "versions"> = { books: 0, journals: 0, findings: [] };
  let last = "0";
  for (;;) {
    const { books, journals } = await inSnapshot(client, () => readBooks(client, last));
    const lastBook = books.at(-1);
    if (lastBook === undefined) return verification;
    const byBook = Map.groupBy(journals, (journal) => journal.book_id ?? "");
    for (const book of books) verification.findings.push(...faultsOfBook(book, byBook.get(book.id) ?? []));
    verification.books += books.length;
    verification.journals += journals.length;
    last = lastBook.id;
  }
}

async function readBooks(client: Client, after: string): Promise<{ books: BookRow[]; journals: JournalRow[] }> {
  const books = await readRows(client, bookRow, selectBooks, [after, booksAtOnce]);
  const journals = await readRows(client, journalRow, selectJournals, [after, books.at(-1)?.id ?? after]);
  return { books, journals };
}

const selectBooks = `
  select b.id, b.number, t.seq, t.head_hash, t.paid_paise, t.weight_mg, t.instalments_paid,
    (select count(*)::int from instalment_credits c where c.book_id = b.id and c.reversed_by_journal_id is null) as live_credits
  from books b left join book_balances t on t.book_id = b.id
  where b.id > $1 order by b.id limit $2`;

const selectJournals = selectJournalsWhere("j.book_id > $1 and j.book_id <= $2 order by j.book_id, j.book_seq");

function faultsOfBook(book: BookRow, journals: readonly JournalRow[]): string[] {
  const { faults, ...end } = replayChain(`book ${book.number}`, journals, emptyChain);
  const owed = (account: number) => journals.reduce((sum, journal) => sum + sumOf(journal, (id) => id === account), 0n);
  return [
    ...faults,
    ...faultsOfBalance(book, { ...end, paise: owed(accounts.LIABILITY_INR), mg: owed(accounts.LIABILITY_GOLD) }),
  ];
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
