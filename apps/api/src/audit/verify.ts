import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { inSnapshot, withReader } from "#platform/database/connection.ts";
import { readRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { entryRow, hashOfEntry } from "./entry-hash.ts";
import type { EntryRow } from "./entry-hash.ts";

export interface TrailVerification {
  entries: number;
  /** One sentence for each thing that is wrong, naming the entry; empty when the trail is as it was written. */
  findings: string[];
}

const entriesAtOnce = 1_000;
/** As many as write_audit() chooses from. */
const chainCount = 32;

/** Follows every chain of the audit trail from its first link to its head. Reads a snapshot of each chain, in batches. */
export function verifyAuditTrail(url: string): Promise<TrailVerification> {
  return withReader(url, async (client) => {
    const trail: TrailVerification = { entries: 0, findings: [] };
    const chains = await readRows(client, chainName, selectChains);
    const missing = Array.from({ length: chainCount }, (_chain, at) => at).filter(
      (at) => !chains.some(({ chain }) => chain === at),
    );
    trail.findings.push(...missing.map((chain) => `Audit chain ${chain} is missing.`));
    for (const { chain } of chains) await inSnapshot(client, () => followChain(client, chain, trail));
    return trail;
  });
}

/** A chain of the trail, and after which entry it is followed. */
interface TrailTail {
  chain: number;
  after: number;
}

const linkHash = row({ hash: column.buffer });

/** Follows chains of the audit trail from where they were verified last. */
export function verifyTrailTails(url: string, tails: readonly TrailTail[]): Promise<TrailVerification> {
  return withReader(url, async (client) => {
    const trail: TrailVerification = { entries: 0, findings: [] };
    for (const { chain, after } of tails)
      await inSnapshot(client, async () => {
        const [last] = await readRows(client, linkHash, selectLink, [chain, after]);
        if (after > 0 && last === undefined)
          trail.findings.push(`Audit chain ${chain} has no entry ${after} any more.`);
        else await followChain(client, chain, trail, { seq: BigInt(after), head: last?.hash ?? Buffer.alloc(0) });
      });
    return trail;
  });
}

const selectLink = "select hash from audit_entries where chain = $1 and chain_seq = $2";

const chainName = row({ chain: column.integer });

/** Those that have a head and those that have entries. */
const selectChains = "select chain from audit_chains union select chain from audit_entries order by chain";

const chainHead = row({ seq: column.text, head_hash: column.buffer });

type ChainHead = RowOf<typeof chainHead>;

const selectHead = "select seq, head_hash from audit_chains where chain = $1";

const selectEntries = `
  select id, chain, chain_seq, (extract(epoch from at) * 1000)::bigint as at, actor_id, actor_type, operation,
    record_type, record_id, detail::text as detail, request_id, address, prev_hash, hash
  from audit_entries where chain = $1 and chain_seq > $2 order by chain_seq limit $3`;

async function followChain(
  client: Client,
  chain: number,
  trail: TrailVerification,
  from: { seq: bigint; head: Buffer } = { seq: 0n, head: Buffer.alloc(0) },
): Promise<void> {
  const [chainEnd] = await readRows(client, chainHead, selectHead, [chain]);
  let { seq, head } = from;
  for (;;) {
    const rows = await readRows(client, entryRow, selectEntries, [chain, seq.toString(), entriesAtOnce]);
    if (rows.length === 0) break;
    for (const entry of rows) {
      trail.findings.push(...faultsOfEntry(entry, seq, head));
      seq = BigInt(entry.chain_seq);
      head = entry.hash;
    }
    trail.entries += rows.length;
  }
  trail.findings.push(...faultsOfHead(chain, chainEnd, seq, head));
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

function faultsOfHead(chain: number, end: ChainHead | undefined, lastSeq: bigint, lastHash: Buffer): string[] {
  if (end === undefined) return [`Audit chain ${chain} has entries but no head.`];
  if (chain < 0 || chain >= chainCount) return [`Audit chain ${chain} is none that the portal writes.`];
  if (BigInt(end.seq) > lastSeq)
    return [`Audit chain ${chain} had ${end.seq} entries, but its last one now is ${lastSeq}: its tail is missing.`];
  if (BigInt(end.seq) < lastSeq || !end.head_hash.equals(lastHash))
    return [`Audit chain ${chain} ends in another entry (${lastSeq}) than its head says (${end.seq}).`];
  return [];
}
