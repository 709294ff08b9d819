import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { inSnapshot, withReader } from "#platform/database/connection.ts";
import { readRows, row } from "#platform/database/rows.ts";
import { verifyRecordTails } from "#records/index.ts";
import type { RecordTail } from "#records/index.ts";
import { accounts } from "./accounts.ts";
import { journalRow } from "./journal-hash.ts";
import { emptyChain, replayChain } from "./replay-chain.ts";
import { selectJournalsWhere } from "./verify-places.ts";
import type { Verification } from "./verify.ts";

/** A book or a place, and after which of its journals it is followed. */
interface JournalTail {
  key: string;
  after: number;
}

export interface LedgerTails {
  books: readonly JournalTail[];
  places: readonly JournalTail[];
  records: readonly RecordTail[];
}

const chainsAtOnce = 1_000;

/**
 * Follows books, places and records from where they were verified last, and adds up again what the balances of these books say. Each
 * batch reads one snapshot, so it can run while payments are taken.
 */
export function verifyTails(url: string, { books, places, records }: LedgerTails): Promise<Verification> {
  return withReader(url, async (client) => {
    const verification: Verification = { books: books.length, journals: 0, versions: 0, findings: [] };
    for (const [chain, tails] of [
      [ofBooks, books],
      [ofPlaces, places],
    ] as const)
      for (let from = 0; from < tails.length; from += chainsAtOnce) {
        const some = tails.slice(from, from + chainsAtOnce);
        const { journals, findings } = await inSnapshot(client, () => followSome(client, chain, some));
        verification.journals += journals;
        verification.findings.push(...findings);
      }
    const { versions, findings } = await verifyRecordTails(client, records);
    verification.versions = versions;
    verification.findings.push(...findings);
    return verification;
  });
}

/** How the chains of one kind are found. */
interface ChainSource {
  /** Whose chain it is, where it ended at the place, where it ends now, and what else does not fit. */
  ends: string;
  journals: string;
}

const due = "unnest($1::bigint[], $2::bigint[]) as due(key, after)";

const ofBooks: ChainSource = {
  ends: `
    select b.id::text as key, 'book ' || b.number as name, due.after::text as after, j.hash as head, t.seq::text as seq, t.head_hash,
      case when t.paid_paise <> sums.paise then 'Book ' || b.number || ' shows ' || t.paid_paise ||
          ' paise, but its journals add up to ' || sums.paise || '.'
        when t.weight_mg <> sums.mg then 'Book ' || b.number || ' shows ' || t.weight_mg ||
          ' mg, but its journals add up to ' || sums.mg || '.'
        when t.instalments_paid <> (select count(*) from instalment_credits c
            where c.book_id = b.id and c.reversed_by_journal_id is null)
          then 'Book ' || b.number || ' shows ' || t.instalments_paid || ' instalments, but others are credited.' end as fault
    from ${due} join books b on b.id = due.key
    left join book_balances t on t.book_id = b.id
    left join journals j on j.book_id = b.id and j.book_seq = due.after
    cross join lateral (
      select coalesce(sum(p.amount) filter (where p.account_id = ${accounts.LIABILITY_INR}), 0) as paise,
        coalesce(sum(p.amount) filter (where p.account_id = ${accounts.LIABILITY_GOLD}), 0) as mg
      from journals own join postings p on p.journal_id = own.id where own.book_id = b.id) sums`,
  journals: selectJournalsWhere(`j.id in (select own.id from ${due} join journals own
    on own.book_id = due.key and own.book_seq > due.after) order by j.book_id, j.book_seq`),
};

const ofPlaces: ChainSource = {
  ends: `
    select p.id::text as key, p.name, due.after::text as after, j.hash as head, t.seq::text as seq, t.head_hash, null as fault
    from ${due} join places p on p.id = due.key
    left join place_chains t on t.place_id = p.id
    left join journals j on j.book_id is null and j.place_id = p.id and j.book_seq = due.after`,
  journals: selectJournalsWhere(`j.id in (select own.id from ${due} join journals own
    on own.book_id is null and own.place_id = due.key and own.book_seq > due.after) order by j.place_id, j.book_seq`),
};

const endRow = row({
  key: column.text,
  name: column.text,
  after: column.text,
  head: column.nullable(column.buffer),
  seq: column.nullable(column.text),
  head_hash: column.nullable(column.buffer),
  fault: column.nullable(column.text),
});

async function followSome(
  client: Client,
  { ends, journals }: ChainSource,
  tails: readonly JournalTail[],
): Promise<{ journals: number; findings: string[] }> {
  const asked = [tails.map(({ key }) => key), tails.map(({ after }) => after)];
  const owners = await readRows(client, endRow, ends, asked);
  const rows = await readRows(client, journalRow, journals, asked);
  const byOwner = Map.groupBy(rows, ({ book_id, place_id }) => String(book_id ?? place_id));
  const findings: string[] = [];
  for (const owner of owners) {
    const seq = BigInt(owner.after);
    const head = seq === 0n ? emptyChain.head : owner.head;
    if (head === null) {
      findings.push(`The chain of ${owner.name} has no entry ${seq} any more.`);
      continue;
    }
    const { faults, ...end } = replayChain(owner.name, byOwner.get(owner.key) ?? [], { seq, head });
    findings.push(...faults);
    if (owner.seq !== end.seq.toString() || owner.head_hash?.equals(end.head) !== true)
      findings.push(
        `The chain of ${owner.name} ends in another entry (${end.seq}) than is kept of it (${owner.seq ?? "none"}).`,
      );
    if (owner.fault !== null) findings.push(owner.fault);
  }
  return { journals: rows.length, findings };
}
