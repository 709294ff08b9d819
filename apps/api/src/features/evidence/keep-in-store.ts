import { readCheckpointFiles, readKeysFile } from "#evidence/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { findUnstored, noteStored } from "./evidence-store.ts";
import type { EvidencePlaces } from "./places.ts";

const dayMs = 86_400_000;

/** Puts checkpoints that are not there yet into the object store, the oldest first. Returns how many. */
export async function keepInStore(db: Database, evidence: EvidencePlaces, clock: Clock): Promise<number> {
  const { store, dir, keptDays } = evidence;
  if (store === null) return 0;
  const keptUntil = () => new Date(clock().getTime() + keptDays * dayMs);
  const numbers = await findUnstored(db);
  for (const number of numbers) {
    for (const { name, content } of await readCheckpointFiles(dir, Number(number)))
      await store.put(`checkpoints/${name}`, content, keptUntil());
    await noteStored(db, number, clock());
  }
  if (numbers.length > 0) await store.put(`keys/${clock().toISOString()}.json`, await readKeysFile(dir), keptUntil());
  return numbers.length;
}
