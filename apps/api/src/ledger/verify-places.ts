import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";
import { journalRow } from "./journal-hash.ts";
import { emptyChain, replayChain } from "./replay-chain.ts";

const journalsAtOnce = 2_000;

/** Replays the chain of every place, which holds the journals of the shop's own money. */
export async function verifyPlaces(client: Client): Promise<{ journals: number; findings: string[] }> {
  const places = await readRows(client, placeRow, selectPlaces);
  const findings: string[] = [];
  let count = 0;
  for (const place of places) {
    let end = emptyChain;
    for (;;) {
      const rows = await readRows(client, journalRow, selectJournals, [place.id, end.seq.toString(), journalsAtOnce]);
      const { faults, ...next } = replayChain(place.name, rows, end);
      findings.push(...faults);
      end = next;
      count += rows.length;
      if (rows.length < journalsAtOnce) break;
    }
    if (BigInt(place.seq) > end.seq) {
      findings.push(`${place.name} had ${place.seq} entries, but its last one now is ${end.seq}: its tail is missing.`);
    } else if (BigInt(place.seq) < end.seq || !place.head_hash.equals(end.head)) {
      findings.push(`${place.name} ends in another entry (${end.seq}) than its chain says (${place.seq}).`);
    }
  }
  return { journals: count, findings };
}

/** The journals of a condition with their postings, as the verifier reads them. */
export function selectJournalsWhere(condition: string): string {
  return `
  select j.id, j.book_id, j.book_seq, j.kind, j.business_day::text as business_day,
    (extract(epoch from j.posted_at) * 1000)::bigint as posted_at, j.source, j.source_ref, j.payment_id, j.reverses_id,
    j.actor_id, j.reason, j.prev_hash, j.hash, j.place_id, p.accounts, p.books, p.amounts, p.branches
  from journals j cross join lateral (
    select coalesce(array_agg(account_id::int order by line), '{}') as accounts,
      coalesce(array_agg(book_id::text order by line), '{}') as books,
      coalesce(array_agg(amount::text order by line), '{}') as amounts,
      coalesce(array_agg(branch_id::int order by line), '{}') as branches
    from postings where journal_id = j.id) p
  where ${condition}`;
}

const placeRow = row({ id: column.integer, name: column.text, seq: column.text, head_hash: column.buffer });

const selectPlaces = `
  select p.id, p.name, coalesce(c.seq, 0) as seq, coalesce(c.head_hash, '') as head_hash
  from places p left join place_chains c on c.place_id = p.id order by p.id`;

const selectJournals = selectJournalsWhere(
  "j.book_id is null and j.place_id = $1 and j.book_seq > $2 order by j.book_seq limit $3",
);
