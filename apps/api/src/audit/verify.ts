import { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { entryRow, hashOfEntry } from "./entry-hash.ts";
import type { EntryRow } from "./entry-hash.ts";

export interface TrailVerification {
  entries: number;
  /** One sentence for each thing that is wrong, naming the entry; empty when the trail is as it was written. */
  findings: string[];
}

const entriesAtOnce = 5_000;

/** Follows every chain of the audit trail from its first link to its head. Reads one snapshot in batches. */
export async function verifyAuditTrail(url: string): Promise<TrailVerification> {
  const client = new Client({ connectionString: url, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const trail: TrailVerification = { entries: 0, findings: [] };
    for (const chain of await selectChains(client)) await followChain(client, chain, trail);
    return trail;
  } finally {
    await client.end();
  }
}

const chainRow = row({
  chain: column.integer,
  seq: column.nullable(column.text),
  head_hash: column.nullable(column.buffer),
});

type Chain = RowOf<typeof chainRow>;

/** Those that have a head and those that have entries. */
function selectChains(client: Client): Promise<Chain[]> {
  const sql = `
    select chain, c.seq, c.head_hash
    from audit_chains c full join (select distinct chain from audit_entries) e using (chain) order by chain`;
  return readRows(client, chainRow, sql);
}

const selectEntries = `
  select id, chain, chain_seq, (extract(epoch from at) * 1000)::bigint as at, actor_id, actor_type, operation,
    record_type, record_id, detail::text as detail, request_id, address, prev_hash, hash
  from audit_entries where chain = $1 and chain_seq > $2 order by chain_seq limit $3`;

async function followChain(client: Client, chain: Chain, trail: TrailVerification): Promise<void> {
  let seq = 0n;
  let head: Buffer = Buffer.alloc(0);
  for (;;) {
    const rows = await readRows(client, entryRow, selectEntries, [chain.chain, seq.toString(), entriesAtOnce]);
    if (rows.length === 0) break;
    for (const entry of rows) {
      trail.findings.push(...faultsOfEntry(entry, seq, head));
      seq = BigInt(entry.chain_seq);
      head = entry.hash;
    }
    trail.entries += rows.length;
  }
  trail.findings.push(...faultsOfHead(chain, seq, head));
}

function faultsOfEntry(entry: EntryRow, seqBefore: bigint, head: Buffer): string[] {
  const name = `Audit entry ${entry.id} (chain ${entry.chain}, link ${entry.chain_seq})`;
  const faults: string[] = [];
  if (BigInt(entry.chain_seq) !== seqBefore + 1n)
    faults.push(`${name} follows a gap: link ${seqBefore + 1n} is missing.`);
  if (!entry.prev_hash.equals(head)) faults.push(`${name} does not follow from the entry before it.`);
  if (!hashOfEntry(entry).equals(entry.hash)) faults.push(`${name} was altered after it was written.`);
  return faults;
}

function faultsOfHead({ chain, seq, head_hash }: Chain, lastSeq: bigint, lastHash: Buffer): string[] {
  if (seq === null || head_hash === null) return [`Audit chain ${chain} has entries but no head.`];
  if (BigInt(seq) > lastSeq)
    return [`Audit chain ${chain} had ${seq} entries, but its last one now is ${lastSeq}: its tail is missing.`];
  if (BigInt(seq) < lastSeq || !head_hash.equals(lastHash))
    return [`Audit chain ${chain} ends in another entry (${lastSeq}) than its head says (${seq}).`];
  return [];
}
