import { nodeHash, peaksOf, rootOfPeaks } from "./merkle.ts";
import type { Position } from "./merkle.ts";
import type { Bytes, Crypto } from "./bytes.ts";

/** A leaf that is new or has another hash than before. */
export interface ChangedLeaf {
  slot: number;
  /** null where it is new */
  earlier: Bytes | null;
  hash: Bytes;
}

export interface TreeChange {
  oldSize: number;
  newSize: number;
  leaves: readonly ChangedLeaf[];
}

/** Nodes by their positions, those of level 0 being hashes of leaves. */
export type Nodes = Map<number, Bytes>;

const maxIndex = 2 ** 44;

export function keyOf({ level, index }: Position): number {
  return level * maxIndex + index;
}

export function positionOf(key: number): Position {
  return { level: Math.floor(key / maxIndex), index: key % maxIndex };
}

function isComplete({ level, index }: Position, size: number): boolean {
  return (index + 1) * 2 ** level <= size;
}

/** The nodes above the changed leaves that are complete in the new tree, the lower levels first. */
function levelsAbove({ newSize, leaves }: TreeChange): number[][] {
  const levels: number[][] = [];
  let indexes = leaves.map(({ slot }) => slot);
  for (let level = 1; indexes.length > 0; level += 1) {
    const parents = new Set(indexes.map((index) => Math.floor(index / 2)));
    indexes = [...parents].filter((index) => isComplete({ level, index }, newSize));
    if (indexes.length > 0) levels.push(indexes);
  }
  return levels;
}

/** Which nodes have to be known to change the tree: unchanged ones beside those that change, and unchanged peaks. */
export function nodesNeeded(change: TreeChange): number[] {
  const levels = levelsAbove(change);
  const dirty = new Set(change.leaves.map(({ slot }) => keyOf({ level: 0, index: slot })));
  for (const [at, indexes] of levels.entries()) for (const index of indexes) dirty.add(keyOf({ level: at + 1, index }));
  const needed = new Set<number>();
  for (const [level, indexes] of levels.entries())
    for (const index of indexes)
      for (const child of [2 * index, 2 * index + 1]) needed.add(keyOf({ level, index: child }));
  for (const peak of [...peaksOf(change.oldSize), ...peaksOf(change.newSize)]) needed.add(keyOf(peak));
  return [...needed].filter((key) => !dirty.has(key));
}

/**
 * Changes a tree. Returns its new root, the nodes above the leaves that changed, and the root that the tree had if the nodes that
 * were given are those it had: whoever knows that root sees by it whether they are.
 */
export function changeTree(
  sha256: Crypto["sha256"],
  change: TreeChange,
  known: Nodes,
): { oldRoot: Bytes; newRoot: Bytes; changed: Nodes } {
  const { oldSize, newSize, leaves } = change;
  const changed: Nodes = new Map();
  const [before, after]: [Nodes, Nodes] = [new Map(), new Map()];
  for (const { slot, earlier, hash } of leaves) {
    if (earlier !== null) before.set(slot, earlier);
    after.set(slot, hash);
  }
  const at = (nodes: Nodes, position: Position) => {
    const hash = nodes.get(keyOf(position)) ?? known.get(keyOf(position));
    if (hash === undefined) throw new Error(`Node ${position.index} of level ${position.level} is not known`);
    return hash;
  };
  for (const [lower, indexes] of levelsAbove(change).entries())
    for (const index of indexes) {
      const position = { level: lower + 1, index };
      const [left, right] = [
        { level: lower, index: 2 * index },
        { level: lower, index: 2 * index + 1 },
      ];
      const hash = nodeHash(sha256, at(after, left), at(after, right));
      after.set(keyOf(position), hash);
      changed.set(keyOf(position), hash);
      if (isComplete(position, oldSize))
        before.set(keyOf(position), nodeHash(sha256, at(before, left), at(before, right)));
    }
  return {
    oldRoot: rootOfPeaks(
      sha256,
      peaksOf(oldSize).map((peak) => at(before, peak)),
    ),
    newRoot: rootOfPeaks(
      sha256,
      peaksOf(newSize).map((peak) => at(after, peak)),
    ),
    changed,
  };
}
