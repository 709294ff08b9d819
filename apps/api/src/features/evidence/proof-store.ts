import type { Line } from "@thangam/evidence/leaf";
import type { Position } from "@thangam/evidence/merkle";
import { keyOf } from "@thangam/evidence/tree-update";
import type { Nodes } from "@thangam/evidence/tree-update";
import { languages } from "@thangam/texts/languages";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRow, queryRows, row } from "#platform/database/rows.ts";

const bookRow = row({ bookId: column.id, holder: column.text, language: column.enumOf(languages) });

/** A book with the name of its client and the language that they read. */
export async function bookToState(db: Reader, bookNumber: string) {
  const found = await queryRow(db, bookRow)`
    select b.id as book_id, c.name as holder, coalesce(u.language, 'en') as language
    from books b join clients c on c.id = b.client_id left join users u on u.id = c.user_id
    where b.number = ${bookNumber} and b.status <> 'withdrawn'`;
  return found ?? null;
}

const leafRow = row({ slot: column.id, content: column.text });

export interface StoredLeaf {
  slot: bigint;
  content: string;
}

export async function findLeaf(db: Reader, kind: string, key: string): Promise<StoredLeaf | null> {
  const found = await queryRow(db, leafRow)`
    select slot, content from evidence_leaves where kind = ${kind} and key = ${key}`;
  return found ?? null;
}

export async function newestNote(db: Reader): Promise<string | null> {
  const found = await queryRow(db, noteRow)`select note from evidence_checkpoints order by number desc limit 1`;
  return found?.note ?? null;
}

const noteRow = row({ note: column.text });

/** What a statement says of each journal of a book, up to one of them. */
export async function linesOf(db: Reader, bookId: bigint, upTo: number): Promise<Line[]> {
  return queryRows(db, lineRow)`
    select j.book_seq::int as seq, j.business_day::text as day, j.kind,
      coalesce(sum(l.amount) filter (where l.account = 'LIABILITY_INR'), 0)::text as paise,
      coalesce(sum(l.amount) filter (where l.account = 'LIABILITY_GOLD'), 0)::text as mg,
      case when j.kind = 'Receipt' then (select receipt_number from payments p where p.id = j.payment_id) end as receipt
    from journals j left join journal_lines l on l.journal_id = j.id
    where j.book_id = ${bookId} and j.book_seq <= ${upTo}
    group by j.id order by j.book_seq`;
}

const lineRow = row({
  seq: column.integer,
  day: column.text,
  kind: column.text,
  paise: column.text,
  mg: column.text,
  receipt: column.nullable(column.text),
});

/** Nodes of the stored tree, its leaves included. */
export async function readNodes(db: Reader, positions: readonly Position[]): Promise<Nodes> {
  const [levels, indexes] = [positions.map(({ level }) => level), positions.map(({ index }) => index)];
  const rows = await queryRows(db, nodeRow)`
    select due.level, due.index::float as index, coalesce(n.hash, l.hash) as hash
    from unnest(${levels}::int[], ${indexes}::bigint[]) as due(level, index)
    left join evidence_nodes n on due.level > 0 and n.level = due.level and n.index = due.index
    left join evidence_leaves l on due.level = 0 and l.slot = due.index
    where n.hash is not null or l.hash is not null`;
  return new Map(rows.map(({ level, index, hash }) => [keyOf({ level, index }), hash]));
}

const nodeRow = row({ level: column.integer, index: column.number, hash: column.bytes });
