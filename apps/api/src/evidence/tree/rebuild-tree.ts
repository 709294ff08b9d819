import type { Client } from "pg";
import { hashOfLeaf } from "@thangam/evidence/leaf";
import type { Leaf } from "@thangam/evidence/leaf";
import { parseNote } from "@thangam/evidence/note";
import { parseLine } from "#evidence/changes-line.ts";
import { forgetTree, insertCheckpoint, newestNumber } from "#evidence/checkpoint-store.ts";
import { nodeCrypto } from "#evidence/crypto.ts";
import type { Directory } from "#evidence/keep/directory.ts";
import type { PlacedLeaf } from "./tree-store.ts";
import { changedLeafOf, changeStoredTree, readNodes, TreeAltered, writeLeaves } from "./tree-store.ts";

const leavesAtOnce = 2_000;

/**
 * Brings what the database keeps of the tree up to the newest checkpoint of the directory: after a stop between the two, and after a
 * restore. Refuses where the database knows more checkpoints than the directory has.
 */
export async function catchUp(client: Client, directory: Directory): Promise<void> {
  const numbers = await directory.numbers();
  const newest = numbers.at(-1) ?? 0;
  const known = await newestNumber(client);
  if (known > newest)
    throw new Error(
      `The directory of evidence ends with checkpoint ${newest}, and the database knows of ${known}: files were lost or removed.`,
    );
  try {
    for (const number of numbers.filter((one) => one > known)) await apply(client, directory, number, true);
  } catch (error) {
    if (!(error instanceof TreeAltered)) throw error;
    await rebuildTree(client, directory);
  }
}

/** Makes the tree anew from all checkpoints of the directory, and adds those that the database does not know. */
export async function rebuildTree(client: Client, directory: Directory): Promise<void> {
  const known = await newestNumber(client);
  await client.query("begin");
  try {
    await forgetTree(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  for (const number of await directory.numbers()) await apply(client, directory, number, number > known);
}

async function apply(client: Client, directory: Directory, number: number, isNew: boolean): Promise<void> {
  const written = await directory.note(number);
  const note = parseNote(written);
  if (note === null) throw new Error(`Checkpoint ${number} in the directory of evidence is not one.`);
  await client.query("begin");
  try {
    const leaves = await writeLeavesOf(client, directory, number);
    const previous = number === 1 ? null : parseNote(await directory.note(number - 1));
    const { leaves: newSize, root } = note.checkpoint;
    const change = { oldSize: previous?.checkpoint.leaves ?? 0, newSize, leaves: leaves.map(changedLeafOf) };
    const found = await changeStoredTree(client, change, previous?.checkpoint.root ?? "");
    if (found !== root) throw new Error(`The files of checkpoint ${number} do not have the root that was signed.`);
    if (isNew)
      await insertCheckpoint(client, {
        checkpoint: note.checkpoint,
        note: written,
        changed: leaves.length,
        tookMs: 0,
        seenXid: null,
      });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function writeLeavesOf(client: Client, directory: Directory, number: number): Promise<PlacedLeaf[]> {
  const all: PlacedLeaf[] = [];
  let some: PlacedLeaf[] = [];
  const flush = async () => {
    const earlier = await readNodes(
      client,
      some.map(({ slot }) => slot),
    );
    const placed = some.map((leaf) => ({ ...leaf, earlier: earlier.get(leaf.slot) ?? null }));
    await writeLeaves(client, placed, number);
    all.push(...placed.map((leaf) => ({ ...leaf, text: "" })));
    some = [];
  };
  for await (const line of directory.changes(number)) {
    const read = parseLine(line);
    if (!("leaf" in read)) continue;
    some.push(placedLeaf(read.slot, read.leaf));
    if (some.length === leavesAtOnce) await flush();
  }
  if (some.length > 0) await flush();
  return all;
}

function placedLeaf(slot: number, text: string): PlacedLeaf {
  const leaf: Leaf = JSON.parse(text);
  const { kind, key, journals, versions, entries, last } = leaf;
  const seq = journals ?? entries;
  const subject = {
    kind,
    key,
    seq: last ?? seq?.[0].toString() ?? null,
    head: seq?.[1] ?? null,
    version_seq: versions?.[0].toString() ?? null,
    version_head: versions?.[1] ?? null,
    facts: null,
    slot: slot.toString(),
    content: text,
  };
  return { subject, leaf, text, hash: hashOfLeaf(nodeCrypto.sha256, text), earlier: null, links: {}, slot };
}
