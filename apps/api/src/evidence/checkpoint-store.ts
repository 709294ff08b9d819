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

const sizeRow = row({ size: column.text });

export async function countLeaves(client: Client): Promise<number> {
  const [found] = await readRows(
    client,
    sizeRow,
    "select coalesce(max(slot) + 1, 0)::text as size from evidence_leaves",
  );
  return Number(found?.size ?? 0);
}

export async function insertCheckpoint(
  client: Client,
  { checkpoint, note, changed, tookMs }: { checkpoint: Checkpoint; note: string; changed: number; tookMs: number },
): Promise<void> {
  const { number, at, reason, leaves, unsound } = checkpoint;
  await client.query(
    `insert into evidence_checkpoints (number, at, reason, leaves, changed, unsound, note, took_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [number, at, reason, leaves, changed, unsound, note, tookMs],
  );
}

/** Forgets what the database keeps of the tree, which is made again from the files. */
export async function forgetTree(client: Client): Promise<void> {
  await client.query("delete from evidence_leaves");
  await client.query("delete from evidence_nodes");
}
