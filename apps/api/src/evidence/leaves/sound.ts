import type { Client } from "pg";
import type { Head, Leaf } from "@thangam/evidence/leaf";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";

/** A place in a chain that was sealed, and the hash of the link that stood there. */
export interface Sealed {
  chain: "book" | "place" | "audit" | "record";
  key: string;
  seq: number;
  hash: string;
}

/** What a leaf sealed, as far as it has chains. */
export function sealedBy({ kind, key, journals, versions, entries }: Leaf): Sealed[] {
  const of = (chain: Sealed["chain"], chainKey: string, head: Head | undefined): Sealed[] =>
    head === undefined || head[0] === 0 ? [] : [{ chain, key: chainKey, seq: head[0], hash: head[1] }];
  return [
    ...of(kind === "place" ? "place" : "book", key, journals),
    ...of("audit", key, entries),
    ...of("record", kind === "book" ? `book/${key}` : key, versions),
  ];
}

const foundRow = row({ place: column.integer, hash: column.text });

const selectHash = {
  book: `select due.place, encode(j.hash, 'hex') as hash from due
    join journals j on j.book_id = due.key::bigint and j.book_seq = due.seq`,
  place: `select due.place, encode(j.hash, 'hex') as hash from due
    join journals j on j.book_id is null and j.place_id = due.key::int and j.book_seq = due.seq`,
  audit: `select due.place, encode(a.hash, 'hex') as hash from due
    join audit_entries a on a.chain = due.key::int and a.chain_seq = due.seq`,
  record: `select due.place, encode(v.hash, 'hex') as hash from due
    join record_chains c on c.subject = split_part(due.key, '/', 1)
      and c.subject_key = substr(due.key, length(split_part(due.key, '/', 1)) + 2)
    join record_versions v on v.chain_id = c.id and v.seq = due.seq`,
};

/** What of this does not stand any more where it was sealed, with the hash that stands there now; null where nothing does. */
export async function findMoved(
  client: Client,
  sealed: readonly Sealed[],
): Promise<{ sealed: Sealed; found: string | null }[]> {
  const moved: { sealed: Sealed; found: string | null }[] = [];
  for (const [chain, of] of Map.groupBy(sealed, (one) => one.chain)) {
    const rows = await readRows(
      client,
      foundRow,
      `with due as (select place::int, key, seq from unnest($1::text[], $2::bigint[]) with ordinality as d(key, seq, place))
       ${selectHash[chain]}`,
      [of.map(({ key }) => key), of.map(({ seq }) => seq)],
    );
    const hashAt = new Map(rows.map(({ place, hash }) => [place - 1, hash]));
    for (const [place, one] of of.entries())
      if (hashAt.get(place) !== one.hash) moved.push({ sealed: one, found: hashAt.get(place) ?? null });
  }
  return moved;
}
