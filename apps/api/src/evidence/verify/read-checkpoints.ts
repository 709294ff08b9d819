import { fromHex, toHex } from "@thangam/evidence/bytes";
import type { Bytes } from "@thangam/evidence/bytes";
import { hashOfLeaf } from "@thangam/evidence/leaf";
import type { Leaf } from "@thangam/evidence/leaf";
import { hashOfNote, isNoteSigned, noNote, parseNote } from "@thangam/evidence/note";
import type { Checkpoint, Note } from "@thangam/evidence/note";
import { changeTree, nodesNeeded } from "@thangam/evidence/tree-update";
import type { ChangedLeaf, Nodes } from "@thangam/evidence/tree-update";
import { parseLine } from "#evidence/changes-line.ts";
import type { ChangeLine } from "#evidence/changes-line.ts";
import { nodeCrypto } from "#evidence/crypto.ts";
import type { Directory } from "#evidence/keep/directory.ts";
import type { ListedKey } from "#evidence/keys/public-keys.ts";

/** A leaf as a checkpoint of the directory has it. */
export interface SealedLeaf extends ChangeLine {
  content: Leaf;
}

export interface CheckpointReader {
  /** Called with some hundred leaves of a checkpoint at a time. */
  onLeaves: (checkpoint: Checkpoint, leaves: readonly SealedLeaf[]) => Promise<void>;
  /** What is wrong with the files themselves. */
  onFault: (sentence: string) => void;
}

const leavesAtOnce = 500;

/** The newest checkpoint, and the hashes of its leaves by their slots. */
export interface Newest {
  checkpoint: Checkpoint;
  leafHash: (slot: number) => Bytes | undefined;
}

/**
 * Reads every checkpoint of a directory in its order, and checks that each is signed, follows the one before it and has the root that
 * its leaves give. Returns the newest.
 */
export async function readCheckpoints(
  directory: Directory,
  keys: readonly ListedKey[],
  { onLeaves, onFault }: CheckpointReader,
): Promise<Newest | null> {
  const nodes: Nodes = new Map();
  let previous: Note | null = null;
  for (const number of await directory.numbers()) {
    const note = parseNote(await directory.note(number));
    if (note === null || note.checkpoint.number !== number) {
      onFault(`Checkpoint ${number} is not one.`);
      continue;
    }
    for (const fault of faultsOfNote(note, previous, keys)) onFault(fault);
    const { leaves, hash } = await readLeaves(directory, note.checkpoint, onLeaves, nodes);
    if (hash !== note.checkpoint.changes)
      onFault(`The changes of checkpoint ${number} are not those that were signed.`);
    if (rootAfter(nodes, previous?.checkpoint.leaves ?? 0, note.checkpoint.leaves, leaves) !== note.checkpoint.root)
      onFault(`The leaves of checkpoint ${number} do not have the root that was signed.`);
    previous = note;
  }
  return previous === null ? null : { checkpoint: previous.checkpoint, leafHash: (slot) => nodes.get(slot) };
}

/**
 * Reads the checkpoints after one, and checks that each is signed, follows the one before it and lists what was signed. Whether their
 * roots hold is for those to say who read all of them. Returns the number of the newest.
 */
export async function readCheckpointsAfter(
  directory: Directory,
  keys: readonly ListedKey[],
  after: number,
  { onLeaves, onFault }: CheckpointReader,
): Promise<number> {
  const numbers = (await directory.numbers()).filter((number) => number >= after);
  let previous: Note | null = null;
  if (numbers[0] !== after) onFault(`Checkpoint ${after} is not there any more: files were lost or removed.`);
  for (const number of numbers) {
    const note = parseNote(await directory.note(number));
    if (note === null || note.checkpoint.number !== number) {
      onFault(`Checkpoint ${number} is not one.`);
      continue;
    }
    if (number > after) {
      for (const fault of faultsOfNote(note, previous, keys)) onFault(fault);
      const { hash } = await readLeaves(directory, note.checkpoint, onLeaves, new Map());
      if (hash !== note.checkpoint.changes)
        onFault(`The changes of checkpoint ${number} are not those that were signed.`);
    }
    previous = note;
  }
  return previous?.checkpoint.number ?? after;
}

function faultsOfNote(note: Note, previous: Note | null, keys: readonly ListedKey[]): string[] {
  const { number } = note.checkpoint;
  const key = keys.find(({ id }) => id === note.keyId);
  const bytes = key === undefined ? null : fromHex(key.key);
  const faults: string[] = [];
  if (bytes === null) faults.push(`Checkpoint ${number} was signed with a key that is not the shop's (${note.keyId}).`);
  else if (!isNoteSigned(nodeCrypto, note, bytes))
    faults.push(`Checkpoint ${number} was altered: its signature does not fit.`);
  const before = previous === null ? noNote : hashOfNote(nodeCrypto.sha256, previous.text);
  if (note.checkpoint.previous !== before)
    faults.push(`Checkpoint ${number} does not follow the one before it: files were lost or removed.`);
  return faults;
}

async function readLeaves(
  directory: Directory,
  checkpoint: Checkpoint,
  onLeaves: CheckpointReader["onLeaves"],
  nodes: Nodes,
): Promise<{ leaves: ChangedLeaf[]; hash: string }> {
  const leaves: ChangedLeaf[] = [];
  let some: SealedLeaf[] = [];
  const lines = directory.changes(checkpoint.number);
  for (;;) {
    const next = await lines.next().catch(() => null);
    if (next === null || next.done === true) {
      if (some.length > 0) await onLeaves(checkpoint, some);
      return { leaves, hash: next === null ? "" : next.value };
    }
    const line = parseLine(next.value);
    if (!("leaf" in line)) continue;
    const hash = hashOfLeaf(nodeCrypto.sha256, line.leaf);
    leaves.push({ slot: line.slot, earlier: nodes.get(line.slot) ?? null, hash });
    some.push({ ...line, content: JSON.parse(line.leaf) });
    if (some.length < leavesAtOnce) continue;
    await onLeaves(checkpoint, some);
    some = [];
  }
}

/** Changes the tree in memory, and returns its root; nothing where leaves are missing. */
function rootAfter(nodes: Nodes, oldSize: number, newSize: number, leaves: readonly ChangedLeaf[]): string {
  const change = { oldSize, newSize, leaves };
  try {
    const known: Nodes = new Map(
      nodesNeeded(change).flatMap((key) => {
        const hash = nodes.get(key);
        return hash === undefined ? [] : [[key, hash] as const];
      }),
    );
    const { newRoot, changed } = changeTree(nodeCrypto.sha256, change, known);
    for (const { slot, hash } of leaves) nodes.set(slot, hash);
    for (const [key, hash] of changed) nodes.set(key, hash);
    return toHex(newRoot);
  } catch {
    return "";
  }
}
