import { createHash } from "node:crypto";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { deleteAttempts, deleteLatestAttempt, takeAttempt } from "./attempt-store.ts";
import type { Limit } from "./attempt-store.ts";

export const signInLimits = (email: string, address: string): [account: Limit, address: Limit] => [
  // People sometimes type a password where the e-mail belongs: what is counted by is not readable.
  { key: `sign-in:account:${createHash("sha256").update(email).digest("base64url")}`, max: 10 },
  { key: `sign-in:address:${networkOf(address)}`, max: 100 },
];

/** How much of what strangers try is kept in the trail, whatever addresses they come from. */
const unknownPeopleLimit: Limit = { key: "sign-in:unknown", max: 1_000 };

export const oldPasswordLimit = (userId: bigint): Limit => ({ key: `change-password:${userId}`, max: 10 });

/**
 * Counts an attempt before the work it protects, so that guesses sent at the same time are counted too, and
 * refuses once there were too many.
 */
export async function countAttempt(
  db: Database,
  limits: readonly Limit[],
  now: Date,
  refuse: Refuse<"too_many_attempts">,
): Promise<void> {
  const waitMs = await takeAttempt(db, limits, now);
  if (waitMs > 0) throw refuse("too_many_attempts", { retryAfterSeconds: String(Math.ceil(waitMs / 1000)) });
}

/** Counts an attempt; returns whether there were too many. */
export async function isOverLimit(db: Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  return (await takeAttempt(db, limits, now)) > 0;
}

/**
 * Whether the trail holds enough attempts on unknown accounts for now; attempts on known accounts are always kept. Counted
 * for everybody, so that it takes as long.
 */
export function areStrangersTooMany(db: Database, now: Date): Promise<boolean> {
  return isOverLimit(db, [unknownPeopleLimit], now);
}

/** After a password was replaced by its owner: they need not wait for what others tried before. */
export function forgiveSignIns(tx: Transaction, email: string): Promise<void> {
  return deleteAttempts(tx, signInLimits(email, "")[0]);
}

/** After a success: the account starts anew, and the address is not charged for it. */
export async function forgiveAttempt(tx: Database | Transaction, account: Limit, address: Limit | null): Promise<void> {
  await deleteAttempts(tx, account);
  if (address !== null) await deleteLatestAttempt(tx, address);
}
