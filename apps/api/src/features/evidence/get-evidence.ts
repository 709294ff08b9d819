import { operations } from "@thangam/contracts";
import { readPublicKeys, soundKeys } from "#evidence/index.ts";
import { query } from "#kernel/handler.ts";
import { lastCheckpoints, lastVerifications, newestNote } from "./evidence-store.ts";

/** What an owner wants to know of the seals: when the last was made, where it has gone, and whether anything was found. */
export const getEvidence = query(operations.getEvidence, async ({ db, services }) => ({
  checkpoints: await lastCheckpoints(db),
  note: await newestNote(db),
  hasStore: services.evidence.hasStore,
  verifications: await lastVerifications(db),
  keys: await listedKeys(services.evidence.dir),
}));

/** The keys as they stand in the folder of evidence, which is not in the database. */
export async function listedKeys(dir: string) {
  return soundKeys(await readPublicKeys(dir)).map(({ id, key, from, isEndorsed }) => ({
    id,
    key,
    isEndorsed,
    from: new Date(from),
  }));
}
