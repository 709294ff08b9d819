import { makeCheckpoints, openDirectory, openSigner } from "#evidence/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { EvidencePlaces } from "./places.ts";
import { keepInStore } from "./keep-in-store.ts";
import { mailCheckpoints } from "./mail-checkpoints.ts";
import { newestCheckpoint, reasonToSeal } from "./evidence-store.ts";

interface SealWork {
  db: Database;
  /** Of the same database, for a connection of its own. */
  databaseUrl: string;
  clock: Clock;
  evidence: EvidencePlaces;
}

/**
 * Seals the books when an hour is over or a day was closed, and sends the seal where nobody who owns the database reaches it. Fails as
 * long as something does not go on from what was sealed, so that an Admin is told.
 */
export async function sealBooks({ db, databaseUrl, clock, evidence }: SealWork): Promise<void> {
  const now = clock();
  const reason = await reasonToSeal(db, now);
  if (reason !== null) {
    const signer = await openSigner(evidence, now);
    await makeCheckpoints({ databaseUrl, directory: openDirectory(evidence.dir), signer, now }, reason);
  }
  await mailCheckpoints(db, now);
  await keepInStore(db, evidence, clock);
  const newest = await newestCheckpoint(db);
  if (newest !== null && newest.unsound > 0n)
    throw new Error(
      `Checkpoint ${newest.number}: ${newest.unsound} subjects do not go on from what was sealed before. Run ledger:verify --evidence.`,
    );
}
