import type { Client } from "pg";
import type { Line } from "@thangam/evidence/leaf";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";
import { accounts } from "#ledger/accounts.ts";

/** From which link on of a chain links are read, and up to which. */
export interface Stretch {
  key: string;
  after: number;
  upTo: number;
}

/** So much of a hash tells two links apart; the heads are signed whole. */
const shortHash = 16;

const columnsOf = (stretches: readonly Stretch[]) => [
  stretches.map(({ key }) => key),
  stretches.map(({ after }) => after),
  stretches.map(({ upTo }) => upTo),
];

const lineRow = row({
  key: column.text,
  seq: column.integer,
  hash: column.text,
  day: column.text,
  kind: column.text,
  paise: column.text,
  mg: column.text,
  receipt: column.nullable(column.text),
});

export interface JournalLink {
  hash: string;
  line: Line;
}

/** The journals of books: their hashes, and what a statement says of each. */
export async function readBookLinks(client: Client, books: readonly Stretch[]): Promise<Map<string, JournalLink[]>> {
  const rows = await readRows(
    client,
    lineRow,
    `select j.book_id::text as key, j.book_seq::int as seq, encode(j.hash, 'hex') as hash, j.business_day::text as day, j.kind,
       coalesce(money.amount, 0)::text as paise, coalesce(gold.amount, 0)::text as mg,
       case when j.kind = 'Receipt' then p.receipt_number end as receipt
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as due(key, after, up_to)
     join journals j on j.book_id = due.key and j.book_seq > due.after and j.book_seq <= due.up_to
     left join postings money on money.journal_id = j.id and money.account_id = ${accounts.LIABILITY_INR}
     left join postings gold on gold.journal_id = j.id and gold.account_id = ${accounts.LIABILITY_GOLD}
     left join payments p on p.id = j.payment_id
     order by j.book_id, j.book_seq`,
    columnsOf(books),
  );
  const byBook = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    [...byBook].map(([key, found]) => [
      key,
      found.map(({ key: _key, hash, ...line }) => ({ hash: hash.slice(0, shortHash), line })),
    ]),
  );
}

const hashRow = row({ key: column.text, hash: column.text });

/** The hashes of journals of places, or of entries of the audit trail. */
async function readHashes(client: Client, sql: string, stretches: readonly Stretch[]): Promise<Map<string, string[]>> {
  const rows = await readRows(client, hashRow, sql, columnsOf(stretches));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byKey].map(([key, found]) => [key, found.map(({ hash }) => hash.slice(0, shortHash))]));
}

export function readPlaceLinks(client: Client, places: readonly Stretch[]): Promise<Map<string, string[]>> {
  return readHashes(
    client,
    `select j.place_id::text as key, encode(j.hash, 'hex') as hash
     from unnest($1::int[], $2::bigint[], $3::bigint[]) as due(key, after, up_to)
     join journals j on j.book_id is null and j.place_id = due.key and j.book_seq > due.after and j.book_seq <= due.up_to
     order by j.place_id, j.book_seq`,
    places,
  );
}

export function readAuditLinks(client: Client, chains: readonly Stretch[]): Promise<Map<string, string[]>> {
  return readHashes(
    client,
    `select a.chain::text as key, encode(a.hash, 'hex') as hash
     from unnest($1::int[], $2::bigint[], $3::bigint[]) as due(key, after, up_to)
     join audit_entries a on a.chain = due.key and a.chain_seq > due.after and a.chain_seq <= due.up_to
     order by a.chain, a.chain_seq`,
    chains,
  );
}

const versionRow = row({
  key: column.text,
  record: column.text,
  recordKey: column.text,
  hash: column.nullable(column.text),
});

/** A version as a checkpoint lists it: which row, and the hash of what it held; none where it was removed. */
export type VersionLink = readonly [record: string, key: string, hash: string];

/** The versions of records, by the key `subject/key` of their chain. */
export async function readVersionLinks(
  client: Client,
  chains: readonly Stretch[],
): Promise<Map<string, VersionLink[]>> {
  const rows = await readRows(
    client,
    versionRow,
    `select due.key, v.record, v.record_key, encode(v.content_hash, 'hex') as hash
     from unnest($1::text[], $2::bigint[], $3::bigint[]) as due(key, after, up_to)
     join record_chains c on c.subject = split_part(due.key, '/', 1)
       and c.subject_key = substr(due.key, length(split_part(due.key, '/', 1)) + 2)
     join record_versions v on v.chain_id = c.id and v.seq > due.after and v.seq <= due.up_to
     order by c.id, v.seq`,
    columnsOf(chains),
  );
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    [...byKey].map(([key, found]) => [
      key,
      found.map(({ record, recordKey, hash }): VersionLink => [record, recordKey, (hash ?? "").slice(0, shortHash)]),
    ]),
  );
}
