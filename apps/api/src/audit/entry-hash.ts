import { createHash } from "node:crypto";

/** An audit entry as the verifier reads it: whole numbers as their digits. */
export interface EntryRow {
  id: string;
  chain: number;
  chain_seq: string;
  /** Milliseconds since 1970 */
  at: string;
  actor_id: string | null;
  actor_type: string | null;
  operation: string;
  record_type: string;
  record_id: string;
  /** As the database writes its JSON */
  detail: string;
  request_id: string;
  address: string;
  prev_hash: Buffer;
  hash: Buffer;
}

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
