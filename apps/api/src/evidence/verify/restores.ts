import type { Leaf } from "@thangam/evidence/leaf";
import type { Checkpoint } from "@thangam/evidence/note";
import { fromHex } from "@thangam/evidence/bytes";
import { isNoteSigned, parseNote } from "@thangam/evidence/note";
import { parseLine } from "#evidence/changes-line.ts";
import { nodeCrypto } from "#evidence/crypto.ts";
import type { Directory } from "#evidence/keep/directory.ts";
import type { ListedKey } from "#evidence/keys/public-keys.ts";

/** How far a subject went back when the shop brought a backup back and said so. */
interface StepBack {
  number: number;
  journals: number;
  versions: number;
  /** Of a series of receipts */
  last: bigint;
}

/** How much of what a checkpoint sealed of a subject no later restore took back. */
export interface Kept {
  journals: number;
  versions: number;
  last: bigint | null;
}

/** The restores that the shop signed. What they took back is no finding; what stood before it is still compared. */
export class Restores {
  readonly checkpoints: Checkpoint[] = [];
  readonly #stepsByLeaf = new Map<string, StepBack[]>();

  add(checkpoint: Checkpoint): void {
    this.checkpoints.push(checkpoint);
  }

  note(checkpoint: Checkpoint, leaf: Leaf): void {
    const steps = this.#stepsByLeaf.get(keyOf(leaf)) ?? [];
    steps.push({
      number: checkpoint.number,
      journals: seqOf(leaf),
      versions: leaf.versions?.[0] ?? 0,
      last: BigInt(leaf.last ?? 0),
    });
    this.#stepsByLeaf.set(keyOf(leaf), steps);
  }

  /** The last link of each chain of the subject that a checkpoint sealed and no later restore took back. */
  lastKept(checkpoint: Checkpoint, leaf: Leaf): Kept {
    const later = (this.#stepsByLeaf.get(keyOf(leaf)) ?? []).filter(({ number }) => number > checkpoint.number);
    return {
      journals: Math.min(Infinity, ...later.map(({ journals }) => journals)),
      versions: Math.min(Infinity, ...later.map(({ versions }) => versions)),
      last: later.reduce<bigint | null>((least, { last }) => (least === null || last < least ? last : least), null),
    };
  }
}

function keyOf({ kind, key }: Leaf): string {
  return `${kind} ${key}`;
}

export function seqOf({ journals, entries }: Leaf): number {
  return (journals ?? entries)?.[0] ?? 0;
}

/** The restores of a directory after a checkpoint that one of these keys signed. */
export async function readRestores(directory: Directory, keys: readonly ListedKey[], after = 0): Promise<Restores> {
  const restores = new Restores();
  for (const number of await directory.numbers()) {
    if (number <= after) continue;
    const note = parseNote(await directory.note(number));
    const key = fromHex(keys.find(({ id }) => id === note?.keyId)?.key ?? "-");
    if (note?.checkpoint.reason !== "restore" || key === null || !isNoteSigned(nodeCrypto, note, key)) continue;
    restores.add(note.checkpoint);
    for await (const line of directory.changes(number)) {
      const read = parseLine(line);
      if ("leaf" in read) restores.note(note.checkpoint, JSON.parse(read.leaf));
    }
  }
  return restores;
}
