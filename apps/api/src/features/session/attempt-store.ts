import type { Database, Transaction } from "#platform/database/db.ts";
import * as column from "#platform/database/columns.ts";
import { queryValue } from "#platform/database/rows.ts";

/** So many attempts in the quarter of an hour before each. */
export interface Limit {
  key: string;
  max: number;
}

const windowMs = 15 * 60_000;

/** Counts an attempt, or returns in how many milliseconds the next one is taken. */
export function takeAttempt(db: Database, limits: readonly Limit[], now: Date): Promise<number> {
  return queryValue(db, column.number)`
    select count_attempts(${limits.map(({ key }) => key)}::text[], ${limits.map(({ max }) => max)}::int[],
      ${now}::timestamptz, make_interval(secs => ${windowMs / 1000}))`;
}

/** Forgets every attempt of a limit. */
export async function deleteAttempts(tx: Database | Transaction, { key }: Limit): Promise<void> {
  await tx.attemptCounter.deleteMany({ where: { key } });
}

/** Forgets the latest attempt of a limit. */
export async function deleteLatestAttempt(tx: Database | Transaction, { key }: Limit): Promise<void> {
  await tx.$executeRaw`
    update attempt_counters set made_at = made_at[:cardinality(made_at) - 1]
    where key = ${key} and cardinality(made_at) > 0`;
}

/** Removes what no limit counts any more. */
export async function deletePassedAttempts(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMs);
  await db.$executeRaw`delete from attempt_counters where not ${since}::timestamptz < any (made_at)`;
}
