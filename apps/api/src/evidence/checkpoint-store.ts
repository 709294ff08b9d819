import type { Client } from "pg";
import type { Checkpoint } from "@thangam/evidence/note";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";

// Any number that no other program using this database takes a lock on.
const checkpointLock = 7_310_003;

/** One process makes checkpoints at a time. */
export async function lockCheckpoints(client: Client): Promise<boolean> {
  const [found] = await readRows(
    client,
    row({ isOurs: column.boolean }),
    "select pg_try_advisory_lock($1) as is_ours",
    [checkpointLock],
  );
  return found?.isOurs === true;
}

const newestRow = row({ number: column.nullable(column.text) });

/** The number of the newest checkpoint that the database knows of; 0 where it knows none. */
export async function newestNumber(client: Client): Promise<number> {
  const [found] = await readRows(client, newestRow, "select max(number)::text as number from evidence_checkpoints");
  return Number(found?.number ?? 0);
}

const xidRow = row({ xid: column.text });

/** The oldest transaction that the snapshot of this one may not see. */
export async function oldestUnseen(client: Client): Promise<string> {
  const [found] = await readRows(client, xidRow, "select pg_snapshot_xmin(pg_current_snapshot())::text as xid");
  if (found === undefined) throw new Error("PostgreSQL says nothing of its snapshot.");
  return found.xid;
}

/**
 * From which transaction on the next checkpoint looks for what has gone on, where it need not look at everything: not after one that
 * could not seal all, and not in a database whose transactions begin anew, as after a move to another server.
 */
export async function unseenSince(client: Client): Promise<string | null> {
  const [found] = await readRows(
    client,
    xidRow,
    `select seen_xid::text as xid from evidence_checkpoints where number = (select max(number) from evidence_checkpoints)
       and unsound = 0 and seen_xid <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
  );
  return found?.xid ?? null;
}

const sizeRow = row({ size: column.text });

export async function countLeaves(client: Client): Promise<number> {
  const [found] = await readRows(
    client,
    sizeRow,
    "select coalesce(max(slot) + 1, 0)::text as size from evidence_leaves",
  );
  return Number(found?.size ?? 0);
}

interface NewCheckpoint {
  checkpoint: Checkpoint;
  note: string;
  changed: number;
  tookMs: number;
  /** The oldest transaction that it may not have seen; null where the next one has to look at everything. */
  seenXid: string | null;
}

export async function insertCheckpoint(
  client: Client,
  { checkpoint, note, changed, tookMs, seenXid }: NewCheckpoint,
): Promise<void> {
  const { number, at, reason, leaves, unsound } = checkpoint;
  await client.query(
    `insert into evidence_checkpoints (number, at, reason, leaves, changed, unsound, note, took_ms, seen_xid)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [number, at, reason, leaves, changed, unsound, note, tookMs, seenXid],
  );
}

/** Forgets what the database keeps of the tree, which is made again from the files. */
export async function forgetTree(client: Client): Promise<void> {
  await client.query("delete from evidence_leaves");
  await client.query("delete from evidence_nodes");
}
