import { createHash } from "node:crypto";
import type { Refuse } from "#core/refusal.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import { networkOf } from "#platform/security/network-of.ts";

/** So many attempts in one window of time. */
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
  if (!(await isOverLimit(db, limits, now))) return;
  const retryAfterSeconds = Math.ceil((windowOf(now).getTime() + windowMs - now.getTime()) / 1000);
  throw refuse("too_many_attempts", { retryAfterSeconds: String(Math.max(1, retryAfterSeconds)) });
}

/** Counts an attempt; returns whether there were too many. */
export async function isOverLimit(db: Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  const windowStart = windowOf(now);
  const keys = limits.map(({ key }) => key).toSorted();
  const counted = await queryRows(db, attemptCount)`
    insert into attempt_counters (key, window_start, count)
    select key, ${windowStart}::timestamptz, 1 from unnest(${keys}::text[]) as key
    on conflict (key, window_start) do update set count = attempt_counters.count + 1
    returning key, count`;
  return limits.some(({ key, most }) => (counted.find((row) => row.key === key)?.count ?? 0) > most);
}

const attemptCount = row({ key: column.text, count: column.integer });

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
export async function forgiveAttempt(
  tx: Database | Transaction,
  account: Limit,
  address: Limit | null,
  now: Date,
): Promise<void> {
  await tx.attemptCounter.deleteMany({ where: { key: account.key } });
  if (address === null) return;
  await tx.attemptCounter.updateMany({
    where: { key: address.key, windowStart: windowOf(now), count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

/** Removes windows that have passed. */
export async function deletePassedWindows(db: Database, now: Date): Promise<void> {
  await db.attemptCounter.deleteMany({
    where: { windowStart: { lt: new Date(now.getTime() - 2 * windowMs) } },
  });
}

function windowOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}
