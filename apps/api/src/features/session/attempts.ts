import { createHash } from "node:crypto";
import type { Refuse } from "#core/refusal.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";
import { networkOf } from "#platform/security/network-of.ts";

/** So many attempts in the quarter of an hour before each. */
export interface Limit {
  key: string;
  most: number;
}

const windowMs = 15 * 60_000;

export const signInLimits = (email: string, address: string): [account: Limit, address: Limit] => [
  // People sometimes type a password where the e-mail belongs: what is counted by is not readable.
  { key: `sign-in:account:${createHash("sha256").update(email).digest("base64url")}`, most: 10 },
  { key: `sign-in:address:${networkOf(address)}`, most: 100 },
];

/** How much of what strangers try is kept in the trail, whatever addresses they come from. */
const unknownPeopleLimit: Limit = { key: "sign-in:unknown", most: 1_000 };

export const oldPasswordLimit = (userId: bigint): Limit => ({ key: `change-password:${userId}`, most: 10 });

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

/** Counts an attempt, or returns in how many milliseconds the next one is taken. */
function takeAttempt(db: Database, limits: readonly Limit[], now: Date): Promise<number> {
  return queryValue(db, column.number)`
    select count_attempts(${limits.map(({ key }) => key)}::text[], ${limits.map(({ most }) => most)}::int[],
      ${now}::timestamptz, make_interval(secs => ${windowMs / 1000}))`;
}

/**
 * Whether the trail holds enough attempts on unknown accounts for now; attempts on known accounts are always kept. Counted
 * for everybody, so that it takes as long.
 */
export function areStrangersTooMany(db: Database, now: Date): Promise<boolean> {
  return isOverLimit(db, [unknownPeopleLimit], now);
}

/** After a password was replaced by its owner: they need not wait for what others tried before. */
export async function forgiveSignIns(tx: Transaction, email: string): Promise<void> {
  await tx.attemptCounter.deleteMany({ where: { key: signInLimits(email, "")[0].key } });
}

/** After a success: the account starts anew, and the address is not charged for it. */
export async function forgiveAttempt(tx: Database | Transaction, account: Limit, address: Limit | null): Promise<void> {
  await tx.attemptCounter.deleteMany({ where: { key: account.key } });
  if (address === null) return;
  await tx.$executeRaw`
    update attempt_counters set made_at = made_at[:cardinality(made_at) - 1]
    where key = ${address.key} and cardinality(made_at) > 0`;
}

/** Removes what no limit counts any more. */
export async function deletePassedAttempts(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMs);
  await db.$executeRaw`delete from attempt_counters where not ${since}::timestamptz < any (made_at)`;
}
