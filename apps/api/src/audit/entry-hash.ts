import { createHash } from "node:crypto";
import * as column from "#platform/database/columns.ts";
import { row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** An audit entry as the verifier reads it: whole numbers as their digits. */
export const entryRow = row({
  id: column.text,
  chain: column.integer,
  chain_seq: column.text,
  /** Milliseconds since 1970 */
  at: column.text,
  actor_id: column.nullable(column.text),
  actor_type: column.nullable(column.text),
  operation: column.text,
  record_type: column.text,
  record_id: column.text,
  /** As the database writes its JSON */
  detail: column.text,
  request_id: column.text,
  address: column.text,
  prev_hash: column.buffer,
  hash: column.buffer,
});

export type EntryRow = RowOf<typeof entryRow>;

/**
 * The hash an audit entry must carry. Written independently of audit_hash() in prisma/sql, so that neither
 * a changed row nor a changed function goes unnoticed.
 */
export function hashOfEntry(entry: EntryRow): Buffer {
  const { id, chain, chain_seq, at, actor_id, actor_type, operation, record_type, record_id } = entry;
  // prettier-ignore
  const fields = [
    id, chain, chain_seq, at, actor_id, text(actor_type), text(operation), text(record_type), text(record_id),
    entry.detail, text(entry.request_id), text(entry.address),
  ];
  return createHash("sha256")
    .update(entry.prev_hash)
    .update(`[${fields.map(String).join(", ")}]`)
    .digest();
}

function text(value: string | null): string {
  return JSON.stringify(value);
}
