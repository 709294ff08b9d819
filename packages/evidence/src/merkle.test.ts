import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromHex, toHex } from "./bytes.ts";
import type { Bytes } from "./bytes.ts";
import { leafHash, nodeHash, peaksOf, rootFromPath, rootOfPeaks, siblingsOf } from "./merkle.ts";
import type { Position } from "./merkle.ts";
import { changeTree, keyOf, nodesNeeded } from "./tree-update.ts";
import type { ChangedLeaf, Nodes } from "./tree-update.ts";

const sha256 = (bytes: Bytes) => new Uint8Array(createHash("sha256").update(bytes).digest());

/** As the RFC defines it. */
function rootOf(leaves: readonly Bytes[]): Bytes {
  if (leaves.length === 0) return sha256(new Uint8Array());
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return only;
  const half = 2 ** Math.floor(Math.log2(leaves.length - 1));
  return nodeHash(sha256, rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

/** The tree and roots with which implementations of Certificate Transparency are tested. */
const published = {
  leaves: ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"],
  roots: [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ],
};

const hashesOf = (count: number) =>
  Array.from({ length: count }, (_leaf, slot) => leafHash(sha256, new TextEncoder().encode(`leaf ${slot}`)));

/** Every complete node of a tree, by recomputing. */
function nodeAt(leaves: readonly Bytes[], { level, index }: Position): Bytes {
  return rootOf(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level));
}

test("roots are those that are published for the tree of the RFC", () => {
  const leaves = published.leaves.map((hex) => leafHash(sha256, fromHex(hex) ?? new Uint8Array()));
  for (const [size, root] of published.roots.entries()) {
    const peaks = peaksOf(size).map((peak) => nodeAt(leaves, peak));
    expect(toHex(rootOfPeaks(sha256, peaks))).toBe(root);
    expect(toHex(rootOf(leaves.slice(0, size)))).toBe(root);
  }
});

function pathOf(leaves: readonly Bytes[], slot: number): Bytes[] {
  return siblingsOf(slot, leaves.length).map(({ sibling }) =>
    "peaksBehind" in sibling
      ? rootOfPeaks(
          sha256,
          sibling.peaksBehind.map((peak) => nodeAt(leaves, peak)),
        )
      : nodeAt(leaves, sibling),
  );
}

test("each leaf of a tree of any size proves that it stands there, and nothing else proves it", () => {
  for (let size = 1; size <= 33; size += 1) {
    const leaves = hashesOf(size);
    const root = toHex(rootOf(leaves));
    for (const [slot, leaf] of leaves.entries()) {
      const path = pathOf(leaves, slot);
      const rootBy = (given: Parameters<typeof rootFromPath>[1]) => {
        const found = rootFromPath(sha256, given);
        return found === null ? null : toHex(found);
      };
      expect(rootBy({ leaf, slot, size, path })).toBe(root);
      expect(rootBy({ leaf: sha256(leaf), slot, size, path })).not.toBe(root);
      expect(rootBy({ leaf, slot: slot + 1, size, path })).not.toBe(root);
      expect(rootBy({ leaf, slot, size, path: [...path, leaf] })).toBeNull();
      expect(rootBy({ leaf, slot, size, path: path.slice(1) })).toBe(size === 1 ? root : null);
    }
  }
});

test("a tree that is changed and grows has the root of one that is made anew, and tells which root it had", () => {
  fc.assert(
    fc.property(fc.nat(70), fc.nat(40), fc.uniqueArray(fc.nat(69), { maxLength: 12 }), (oldSize, added, altered) => {
      const before = hashesOf(oldSize);
      const after = [...before, ...hashesOf(oldSize + added).slice(oldSize)];
      for (const slot of altered) if (slot < oldSize) after[slot] = sha256(before[slot] ?? new Uint8Array());
      const leaves: ChangedLeaf[] = after.flatMap((hash, slot) =>
        slot >= oldSize || altered.includes(slot) ? [{ slot, hash, earlier: before[slot] ?? null }] : [],
      );
      const change = { oldSize, newSize: after.length, leaves };
      const nodes: Nodes = new Map(
        nodesNeeded(change).map((key) => {
          const position = { level: Math.floor(key / 2 ** 44), index: key % 2 ** 44 };
          return [keyOf(position), nodeAt(before, position)];
        }),
      );
      const { oldRoot, newRoot, changed } = changeTree(sha256, change, nodes);
      expect(toHex(oldRoot)).toBe(toHex(rootOf(before)));
      expect(toHex(newRoot)).toBe(toHex(rootOf(after)));
      for (const [key, hash] of changed)
        expect(toHex(hash)).toBe(toHex(nodeAt(after, { level: Math.floor(key / 2 ** 44), index: key % 2 ** 44 })));
    }),
  );
});
