import type { Client } from "pg";
import type { Bytes } from "@thangam/evidence/bytes";
import { areAlike } from "@thangam/evidence/bytes";
import { hashOfLeaf } from "@thangam/evidence/leaf";
import type { Leaf } from "@thangam/evidence/leaf";
import { nodeCrypto } from "#evidence/crypto.ts";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";

const leafRow = row({ slot: column.text, content: column.text });
const versionRow = row({ record: column.text, record_key: column.text });

const chainsAtOnce = 2_000;

/**
 * A checkpoint sees a transaction whole or not at all. So a version that the newest checkpoint did not seal cannot be of a transaction
 * whose entry in the audit trail it did seal: whoever wrote such a version named an old entry for it.
 */
export async function faultsOfUnsealed(
  client: Client,
  leafHash: (slot: number) => Bytes | undefined,
): Promise<string[]> {
  const audit = new Map<string, number>();
  const sealed: { key: string; seq: number }[] = [];
  for (let after = "-1"; ;) {
    const rows = await readRows(
      client,
      leafRow,
      "select slot::text, content from evidence_leaves l where l.slot > $1 order by l.slot limit $2",
      [after, chainsAtOnce],
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.slot;
    for (const { slot, content } of rows) {
      const hash = leafHash(Number(slot));
      // What the database keeps of the tree may have been altered, too.
      if (hash === undefined || !areAlike(hash, hashOfLeaf(nodeCrypto.sha256, content))) continue;
      const leaf: Leaf = JSON.parse(content);
      if (leaf.entries !== undefined) audit.set(leaf.key, leaf.entries[0]);
      if (leaf.versions !== undefined)
        sealed.push({ key: leaf.kind === "book" ? `book/${leaf.key}` : leaf.key, seq: leaf.versions[0] });
    }
  }
  const rows = await readRows(client, versionRow, selectLateVersions, [
    sealed.map(({ key }) => key),
    sealed.map(({ seq }) => seq),
    [...audit.keys()],
    [...audit.values()],
  ]);
  return rows.map(
    ({ record, record_key }) =>
      `${record} ${record_key} was written past the portal: its transaction was sealed without it.`,
  );
}

const selectLateVersions = `
  with sealed as materialized (select * from unnest($1::text[], $2::bigint[]) as s(key, seq)),
  entries as materialized (select * from unnest($3::int[], $4::bigint[]) as e(chain, seq)),
  late as materialized (
    select v.record, v.record_key, v.xid from record_chains c
    left join sealed s on s.key = c.subject || '/' || c.subject_key
    join record_versions v on v.chain_id = c.id and v.seq > coalesce(s.seq, 0)
    where c.seq > coalesce(s.seq, 0) and v.change <> 'found')
  select distinct l.record, l.record_key from late l
  where exists (select from audit_entries a join entries e on e.chain = a.chain
    where a.xid = l.xid and a.chain_seq <= e.seq)
  order by 1, 2 limit 1000`;
