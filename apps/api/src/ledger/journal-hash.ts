import { createHash } from "node:crypto";

/** A journal as the verifier reads it: whole numbers as their digits, in the column's own unit. */
export interface JournalRow {
  id: string;
  /** Null for a journal of the shop's own money. */
  book_id: string | null;
  book_seq: string;
  kind: string;
  business_day: string;
  /** Milliseconds since 1970 */
  posted_at: string;
  source: string;
  source_ref: string;
  payment_id: string | null;
  reverses_id: string | null;
  actor_id: string | null;
  reason: string | null;
  prev_hash: Buffer;
  hash: Buffer;
  place_id: number;
  /** Its postings by line; empty when they are gone. */
  accounts: number[];
  books: (string | null)[];
  amounts: string[];
}

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
  ];
  return createHash("sha256").update(journal.prev_hash).update(list(fields)).digest();
}

function text(value: string): string {
  return JSON.stringify(value);
}

function list(values: readonly (string | number | null)[]): string {
  return `[${values.map(String).join(", ")}]`;
}
