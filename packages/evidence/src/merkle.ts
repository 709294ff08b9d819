import { joined } from "./bytes.ts";
import type { Bytes, Crypto } from "./bytes.ts";

/** The Merkle tree of RFC 6962: leaves and inner nodes are hashed after different bytes, so that neither passes for the other. */
type Sha256 = Crypto["sha256"];

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

export function leafHash(sha256: Sha256, leaf: Bytes): Bytes {
  return sha256(joined(leafPrefix, leaf));
}

export function nodeHash(sha256: Sha256, left: Bytes, right: Bytes): Bytes {
  return sha256(joined(nodePrefix, left, right));
}

/** A node whose subtree is complete: it stands over the leaves from `index * 2^level` on. */
export interface Position {
  level: number;
  index: number;
}

/** The complete subtrees that a tree of so many leaves is made of, the largest first. */
export function peaksOf(size: number): Position[] {
  const peaks: Position[] = [];
  let start = 0;
  for (let level = 52; level >= 0; level -= 1) {
    const width = 2 ** level;
    if (size - start < width) continue;
    peaks.push({ level, index: start / width });
    start += width;
  }
  return peaks;
}

/** The root over the peaks of a tree, the largest first. A tree without leaves has the hash of nothing. */
export function rootOfPeaks(sha256: Sha256, peaks: readonly Bytes[]): Bytes {
  const [last, ...others] = peaks.toReversed();
  if (last === undefined) return sha256(new Uint8Array());
  return others.reduce((root, peak) => nodeHash(sha256, peak, root), last);
}

/** What stands beside the way from a leaf to the root: complete subtrees, or all peaks behind the leaf's own taken together. */
export type Sibling = Position | { peaksBehind: readonly Position[] };

/** The siblings of a leaf, the lowest first, and on which side each stands. */
export function siblingsOf(slot: number, size: number): { isLeft: boolean; sibling: Sibling }[] {
  const peaks = peaksOf(size);
  const place = peaks.findIndex(({ level, index }) => slot < (index + 1) * 2 ** level);
  const own = peaks[place];
  if (own === undefined || slot < 0) return [];
  const siblings: { isLeft: boolean; sibling: Sibling }[] = [];
  for (let level = 0, index = slot; level < own.level; level += 1, index = Math.floor(index / 2))
    siblings.push({ isLeft: index % 2 === 1, sibling: { level, index: index % 2 === 1 ? index - 1 : index + 1 } });
  const behind = peaks.slice(place + 1);
  if (behind.length > 0) siblings.push({ isLeft: false, sibling: { peaksBehind: behind } });
  for (const before of peaks.slice(0, place).toReversed()) siblings.push({ isLeft: true, sibling: before });
  return siblings;
}

/** The root that a leaf belongs to, if these are its siblings; null where there are not as many as the tree has. */
export function rootFromPath(
  sha256: Sha256,
  { leaf, slot, size, path }: { leaf: Bytes; slot: number; size: number; path: readonly Bytes[] },
): Bytes | null {
  if (!Number.isSafeInteger(slot) || slot < 0 || slot >= size) return null;
  const siblings = siblingsOf(slot, size);
  if (siblings.length !== path.length) return null;
  return siblings.reduce((hash, { isLeft }, at) => {
    const sibling = path[at] ?? new Uint8Array();
    return isLeft ? nodeHash(sha256, sibling, hash) : nodeHash(sha256, hash, sibling);
  }, leaf);
}
