import type { Client } from "pg";
import { nodesNeeded, changeTree, positionOf } from "@thangam/evidence/tree-update";
import type { ChangedLeaf, Nodes, TreeChange } from "@thangam/evidence/tree-update";
import type { Bytes } from "@thangam/evidence/bytes";
import { nodeCrypto } from "#evidence/crypto.ts";
import type { NextLeaf } from "#evidence/leaves/changed-leaves.ts";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";

const nodesAtOnce = 5_000;

const nodeRow = row({ level: column.integer, index: column.text, hash: column.buffer });

/** Nodes of the tree as the database has them, leaves included. One that is missing is left out. */
export async function readNodes(client: Client, keys: readonly number[]): Promise<Nodes> {
  const nodes: Nodes = new Map();
  for (let from = 0; from < keys.length; from += nodesAtOnce) {
    const positions = keys.slice(from, from + nodesAtOnce).map(positionOf);
    const rows = await readRows(
      client,
      nodeRow,
      `select due.level::int, due.index::text, coalesce(n.hash, l.hash) as hash
       from unnest($1::smallint[], $2::bigint[]) as due(level, index)
       left join evidence_nodes n on due.level > 0 and n.level = due.level and n.index = due.index
       left join evidence_leaves l on due.level = 0 and l.slot = due.index
       where n.hash is not null or l.hash is not null`,
      [positions.map(({ level }) => level), positions.map(({ index }) => index)],
    );
    for (const { level, index, hash } of rows) nodes.set(level * 2 ** 44 + Number(index), hash);
  }
  return nodes;
}

export class TreeAltered extends Error {}

/** Changes the stored tree. Refuses where it is not the one whose root was signed. */
export async function changeStoredTree(client: Client, change: TreeChange, oldRoot: string): Promise<string> {
  const known = await readNodes(client, nodesNeeded(change));
  const { oldRoot: found, newRoot, changed } = tryChange(change, known);
  if (change.oldSize > 0 && hexOf(found) !== oldRoot)
    throw new TreeAltered("The stored tree is not the one that was signed.");
  await writeNodes(client, changed);
  return hexOf(newRoot);
}

function tryChange(change: TreeChange, known: Nodes): ReturnType<typeof changeTree> {
  try {
    return changeTree(nodeCrypto.sha256, change, known);
  } catch (error) {
    throw new TreeAltered(error instanceof Error ? error.message : String(error));
  }
}

function hexOf(bytes: Bytes): string {
  return Buffer.from(bytes).toString("hex");
}

async function writeNodes(client: Client, nodes: Nodes): Promise<void> {
  const entries = [...nodes];
  for (let from = 0; from < entries.length; from += nodesAtOnce) {
    const some = entries.slice(from, from + nodesAtOnce).map(([key, hash]) => ({ ...positionOf(key), hash }));
    await client.query(
      `insert into evidence_nodes (level, index, hash)
       select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])
       on conflict (level, index) do update set hash = excluded.hash`,
      [some.map(({ level }) => level), some.map(({ index }) => index), some.map(({ hash }) => hash)],
    );
  }
}

/** A leaf of the next checkpoint with its place. */
export type PlacedLeaf = NextLeaf & { slot: number };

export async function writeLeaves(client: Client, leaves: readonly PlacedLeaf[], checkpoint: number): Promise<void> {
  await client.query(
    `insert into evidence_leaves (slot, kind, key, journal_seq, journal_head, version_seq, version_head, content, hash, checkpoint)
     select slot, kind, key, seq, decode(head, 'hex'), version_seq, decode(version_head, 'hex'), content, hash, $10::bigint
     from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::bytea[])
       as l(slot, kind, key, seq, head, version_seq, version_head, content, hash)
     on conflict (slot) do update set journal_seq = excluded.journal_seq, journal_head = excluded.journal_head,
       version_seq = excluded.version_seq, version_head = excluded.version_head, content = excluded.content,
       hash = excluded.hash, checkpoint = excluded.checkpoint`,
    [
      leaves.map(({ slot }) => slot),
      leaves.map(({ subject }) => subject.kind),
      leaves.map(({ subject }) => subject.key),
      leaves.map(({ subject }) => subject.seq),
      leaves.map(({ subject }) => subject.head),
      leaves.map(({ subject }) => subject.version_seq),
      leaves.map(({ subject }) => subject.version_head),
      leaves.map(({ text }) => text),
      leaves.map(({ hash }) => hash),
      checkpoint,
    ],
  );
}

export function changedLeafOf({ slot, earlier, hash }: PlacedLeaf): ChangedLeaf {
  return { slot, earlier, hash };
}
