import { endSessionsOf } from "#features/session/session-store.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";
import { endChallengesOf } from "./challenge-store.ts";
import { endTrust, queueResetToAdmins, removeAllFactors } from "./factor-store.ts";
import { tellOfFactors } from "./tell-of-factors.ts";

/** Takes all factors of a locked person away and tells them and all Admins; returns how many there were. */
export async function resetFactors(tx: Transaction, now: Date, userId: bigint): Promise<number> {
  const removed = await removeAllFactors(tx, userId, now);
  if (removed === 0) return 0;
  await endTrust(tx, userId);
  await endChallengesOf(tx, userId);
  await endSessionsOf(tx, userId, now, "second factor reset");
  await tellOfFactors(tx, now, userId, "factors_reset");
  await queueResetToAdmins(tx, now, userId, newMessageId());
  return removed;
}
