import type { Transaction } from "#platform/database/db.ts";
import { forgetDevicesOf } from "./device-store.ts";
import { endChallengesOf } from "./factors/challenge-store.ts";
import { endSessionsOf } from "./session-store.ts";

/** Ends the sessions of somebody who may not sign in any more, and forgets their devices; returns how many sessions. */
export async function shutOut(tx: Transaction, userId: bigint, now: Date, reason: string): Promise<number> {
  const ended = await endSessionsOf(tx, userId, now, reason);
  await forgetDevicesOf(tx, userId, now, reason, { but: null });
  await endChallengesOf(tx, userId);
  return ended;
}
