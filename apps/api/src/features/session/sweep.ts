import type { Database } from "#platform/database/db.ts";
import { deletePassedAttempts } from "./attempt-store.ts";
import { deleteDevicesOver } from "./device-store.ts";
import { sweepChallenges } from "./factors/challenge-store.ts";
import { deleteSessionsOver } from "./session-store.ts";

const keptMs = 30 * 24 * 60 * 60_000;

/** Throws away what sign-ins leave behind and nobody needs; the audit trail still tells of them. */
export async function sweepSignIns(db: Database, now: Date): Promise<void> {
  await deletePassedAttempts(db, now);
  await sweepChallenges(db, now);
  const before = new Date(now.getTime() - keptMs);
  await deleteSessionsOver(db, before);
  await deleteDevicesOver(db, before);
}
