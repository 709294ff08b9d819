import type { Client } from "pg";
import { utf8 } from "@thangam/evidence/bytes";
import { hashOfNote, noNote, parseNote, textOf, writeNote } from "@thangam/evidence/note";
import type { Checkpoint, Note } from "@thangam/evidence/note";
import { withReader } from "#platform/database/connection.ts";
import { readRows } from "#platform/database/rows.ts";
import { nodeCrypto } from "./crypto.ts";
import { lineOfLeaf, lineOfUnsound } from "./changes-line.ts";
import {
  countLeaves,
  insertCheckpoint,
  lockCheckpoints,
  newestNumber,
  oldestUnseen,
  unseenSince,
} from "./checkpoint-store.ts";
import type { Directory } from "./keep/directory.ts";
import type { Signer } from "./keys/signing-keys.ts";
import { nextLeaves } from "./leaves/changed-leaves.ts";
import type { Unsound } from "./leaves/changed-leaves.ts";
import { selectChanged, selectChangedSince, selectGone, subjectRow } from "./leaves/subjects.ts";
import type { Subject } from "./leaves/subjects.ts";
import { catchUp, rebuildTree } from "./tree/rebuild-tree.ts";
import { changedLeafOf, changeStoredTree, TreeAltered, writeLeaves } from "./tree/tree-store.ts";
import type { PlacedLeaf } from "./tree/tree-store.ts";

export interface CheckpointWork {
  databaseUrl: string;
  directory: Directory;
  signer: Signer;
  now: Date;
}

export interface Made {
  checkpoint: Checkpoint;
  note: string;
  changed: number;
  /** Sentences about subjects that did not go on from what was sealed. */
  unsound: string[];
  tookMs: number;
}

/** So many leaves at a time, so that the first checkpoints of a large shop need little memory. */
const maxLeaves = 50_000;
const subjectsAtOnce = 2_000;

/**
 * Seals what the books hold now: how far every chain has come becomes a leaf of the tree, whose root is signed and appended to the
 * directory. Where there is more than one checkpoint may take, further ones follow. Returns none where another process makes one.
 */
export function makeCheckpoints(work: CheckpointWork, reason: string): Promise<Made[]> {
  return withReader(work.databaseUrl, async (client) => {
    if (!(await lockCheckpoints(client))) return [];
    await catchUp(client, work.directory);
    const made: Made[] = [];
    for (;;) {
      const one = await makeOne(client, work, made.length === 0 ? reason : "more");
      made.push(one);
      if (one.changed < maxLeaves) return made;
    }
  });
}

async function makeOne(client: Client, work: CheckpointWork, reason: string): Promise<Made> {
  try {
    return await tryOne(client, work, reason);
  } catch (error) {
    if (!(error instanceof TreeAltered)) throw error;
    // What the database keeps is only to be quick; the files have all of it.
    await rebuildTree(client, work.directory);
    return await tryOne(client, work, reason);
  }
}

async function tryOne(client: Client, work: CheckpointWork, reason: string): Promise<Made> {
  const startedAt = performance.now();
  const number = (await newestNumber(client)) + 1;
  const previous = number === 1 ? null : await readOwnNote(work.directory, number - 1);
  await client.query("begin isolation level repeatable read");
  try {
    const draft = await work.directory.begin(number);
    const sealed = await sealChanged(client, number, reason, (line) => draft.write(line));
    const oldSize = previous?.checkpoint.leaves ?? 0;
    const change = { oldSize, newSize: sealed.size, leaves: sealed.leaves.map(changedLeafOf) };
    const root = await changeStoredTree(client, change, previous?.checkpoint.root ?? "");
    const checkpoint: Checkpoint = {
      number,
      at: work.now.toISOString(),
      reason: number === 1 ? "first" : reason,
      leaves: sealed.size,
      root,
      previous: previous === null ? noNote : hashOfNote(nodeCrypto.sha256, previous.text),
      changes: await draft.hash(),
      unsound: sealed.unsound.length,
    };
    const text = textOf(checkpoint);
    const note = writeNote(text, work.signer.keyId, work.signer.sign(utf8(text)));
    await draft.finish(note);
    const tookMs = Math.round(performance.now() - startedAt);
    const changed = sealed.leaves.length;
    const seenXid = changed < maxLeaves ? await oldestUnseen(client) : null;
    await insertCheckpoint(client, { checkpoint, note, changed, tookMs, seenXid });
    await client.query("commit");
    return { checkpoint, note, changed, unsound: sealed.unsound.map(sentenceOf), tookMs };
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

function sentenceOf({ subject, why }: Unsound): string {
  return `${subject.kind} ${subject.key} does not go on from what was sealed: ${why}.`;
}

async function readOwnNote(directory: Directory, number: number): Promise<Note> {
  const note = parseNote(await directory.note(number));
  if (note === null) throw new Error(`Checkpoint ${number} in the directory of evidence is not one.`);
  return note;
}

/**
 * What has gone on. Every hour that is looked for among what was recorded since the checkpoint before, so that a large shop costs no more
 * than a small one; else among everything there is.
 */
async function readChanged(client: Client, reason: string): Promise<Subject[]> {
  const since = reason === "hour" ? await unseenSince(client) : null;
  return since === null
    ? readRows(client, subjectRow, selectChanged, [maxLeaves])
    : readRows(client, subjectRow, selectChangedSince, [maxLeaves, since]);
}

/** Writes the line and the leaf of everything that has gone on, in one snapshot of the database. */
async function sealChanged(
  client: Client,
  number: number,
  reason: string,
  write: (line: string) => Promise<void>,
): Promise<{ leaves: PlacedLeaf[]; unsound: Unsound[]; size: number }> {
  const mayGoBack = reason === "restore";
  const subjects = await readChanged(client, reason);
  if (mayGoBack) subjects.push(...(await readRows(client, subjectRow, selectGone)));
  const leaves: PlacedLeaf[] = [];
  const unsound: Unsound[] = [];
  let size = await countLeaves(client);
  for (let from = 0; from < subjects.length; from += subjectsAtOnce) {
    const next = await nextLeaves(client, subjects.slice(from, from + subjectsAtOnce), { mayGoBack });
    const placed = next.leaves.map((leaf) => ({
      ...leaf,
      slot: leaf.subject.slot === null ? size++ : Number(leaf.subject.slot),
    }));
    for (const leaf of placed) await write(lineOfLeaf(leaf));
    for (const one of next.unsound) await write(lineOfUnsound(one));
    await writeLeaves(client, placed, number);
    // What was written to the file is not kept in memory.
    leaves.push(...placed.map((leaf) => ({ ...leaf, text: "", links: {} })));
    unsound.push(...next.unsound);
  }
  return { leaves, unsound, size };
}
