import { inSnapshot, withReader } from "#platform/database/connection.ts";
import { openDirectory } from "#evidence/keep/directory.ts";
import { readPublicKeys, soundKeys } from "#evidence/keys/public-keys.ts";
import { compareLeaves } from "./compare-leaves.ts";
import { readCheckpointsAfter } from "./read-checkpoints.ts";
import type { SealedLeaf } from "./read-checkpoints.ts";
import { readRestores, seqOf } from "./restores.ts";

/** What was sealed since a checkpoint: of each subject the last link that stood before. */
export interface SealedSince {
  /** The newest checkpoint. */
  checkpoint: number;
  books: { key: string; after: number }[];
  places: { key: string; after: number }[];
  records: { subject: string; key: string; after: number }[];
  trail: { chain: number; after: number }[];
  /** One sentence for each thing that is not as it was sealed. */
  findings: string[];
}

/** Compares the database with the checkpoints after one that was verified before, and says what has gone on since. */
export function verifySealedSince(url: string, dir: string, after: number): Promise<SealedSince> {
  return withReader(url, async (client) => {
    const directory = openDirectory(dir);
    const keys = soundKeys(await readPublicKeys(dir));
    const restores = await readRestores(directory, keys, after);
    const findings: string[] = [];
    const starts = new Starts();
    const checkpoint = await readCheckpointsAfter(directory, keys, after, {
      onFault: (sentence) => findings.push(sentence),
      onLeaves: async (sealed, leaves) => {
        for (const leaf of leaves) starts.note(leaf);
        findings.push(...(await inSnapshot(client, () => compareLeaves(client, sealed, leaves, restores))));
      },
    });
    return { checkpoint, findings, ...starts.found() };
  });
}

/** From which link on each chain is new: the lowest that a checkpoint says. */
class Starts {
  readonly #after = new Map<string, { kind: string; key: string; after: number }>();

  note({ content, j, e, v }: SealedLeaf): void {
    const { kind, key } = content;
    if (kind === "book" || kind === "place") this.#add(kind, key, seqOf(content) - (j ?? []).length);
    if (kind === "audit") this.#add(kind, key, seqOf(content) - (e ?? []).length);
    if (content.versions !== undefined)
      this.#add("record", kind === "book" ? `book/${key}` : key, content.versions[0] - (v ?? []).length);
  }

  #add(kind: string, key: string, after: number): void {
    const known = this.#after.get(`${kind} ${key}`)?.after ?? after;
    this.#after.set(`${kind} ${key}`, { kind, key, after: Math.max(0, Math.min(known, after)) });
  }

  found(): Pick<SealedSince, "books" | "places" | "records" | "trail"> {
    const of = (kind: string) => [...this.#after.values()].filter((one) => one.kind === kind);
    return {
      books: of("book"),
      places: of("place"),
      records: of("record").map(({ key, after }) => {
        const [subject = ""] = key.split("/", 1);
        return { subject, key: key.slice(subject.length + 1), after };
      }),
      trail: of("audit").map(({ key, after }) => ({ chain: Number(key), after })),
    };
  }
}
