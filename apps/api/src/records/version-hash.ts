import { createHash } from "node:crypto";
import * as column from "#platform/database/columns.ts";
import { row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

export const chainRow = row({
  id: column.text,
  subject: column.text,
  subject_key: column.text,
  seq: column.text,
  head_hash: column.buffer,
});

export type ChainRow = RowOf<typeof chainRow>;

/** A version as the verifier reads it: whole numbers as their digits. */
export const versionRow = row({
  chain_id: column.text,
  seq: column.text,
  record: column.text,
  record_key: column.text,
  change: column.text,
  content_hash: column.nullable(column.text),
  /** As the database writes its JSON */
  changed: column.nullable(column.text),
  hidden: column.nullable(column.text),
  xid: column.text,
  /** Milliseconds since 1970 */
  at: column.text,
  hash: column.buffer,
});

export type VersionRow = RowOf<typeof versionRow>;

export const selectVersions = `
  select chain_id::text, seq::text, record, record_key, change, encode(content_hash, 'hex') as content_hash,
    changed::text as changed, to_jsonb(hidden)::text as hidden, xid::text,
    (extract(epoch from at) * 1000)::bigint::text as at, hash
  from record_versions v`;

/**
 * The hash a version must carry. Written independently of append_version() in prisma/sql, so that neither a changed row nor a
 * changed function goes unnoticed.
 */
export function hashOfVersion(chain: ChainRow, version: VersionRow, previous: Buffer): Buffer {
  // prettier-ignore
  const fields = [
    text(chain.subject), text(chain.subject_key), text(version.record), text(version.record_key), text(version.change),
    text(version.content_hash), version.changed, version.hidden, version.xid, version.at,
  ];
  return createHash("sha256")
    .update(previous)
    .update(`${version.seq}[${fields.map(String).join(", ")}]`)
    .digest();
}

function text(value: string | null): string {
  return JSON.stringify(value);
}
