import { createHash } from "node:crypto";
import * as column from "#platform/database/columns.ts";
import { row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** A journal as the verifier reads it: whole numbers as their digits, in the column's own unit. */
export const journalRow = row({
  id: column.text,
  /** Null for a journal of the shop's own money. */
  book_id: column.nullable(column.text),
  book_seq: column.text,
  kind: column.text,
  business_day: column.text,
  /** Milliseconds since 1970 */
  posted_at: column.text,
  source: column.text,
  source_ref: column.text,
  payment_id: column.nullable(column.text),
  reverses_id: column.nullable(column.text),
  actor_id: column.nullable(column.text),
  reason: column.nullable(column.text),
  prev_hash: column.buffer,
  hash: column.buffer,
  place_id: column.integer,
  /** Its postings by line; empty when they are gone. */
  accounts: column.listOf(column.integer),
  books: column.listOf(column.nullable(column.text)),
  amounts: column.listOf(column.text),
  branches: column.listOf(column.integer),
});

export type JournalRow = RowOf<typeof journalRow>;

/**
 * The hash a journal must carry. Written independently of journal_hash() in prisma/sql, so that neither
 * a changed row nor a changed function goes unnoticed.
 */
export function hashOfJournal(journal: JournalRow): Buffer {
  const { id, book_id, book_seq, kind, business_day, posted_at, source, source_ref, reason } = journal;
  // prettier-ignore
  const fields = [
    id, book_id, book_seq, text(kind), text(business_day), posted_at, text(source), text(source_ref),
    journal.payment_id, journal.reverses_id, journal.actor_id, reason === null ? null : text(reason),
    list(journal.accounts), list(journal.books), list(journal.amounts),
    // Journals older than places are all of the first one.
    ...(journal.place_id === 1 ? [] : [journal.place_id]),
    // Most stand in the books of the journal's own place.
    ...(journal.branches.every((branch) => branch === journal.place_id) ? [] : [list(journal.branches)]),
  ];
  return createHash("sha256").update(journal.prev_hash).update(list(fields)).digest();
}

function text(value: string): string {
  return JSON.stringify(value);
}

function list(values: readonly (string | number | null)[]): string {
  return `[${values.map(String).join(", ")}]`;
}
