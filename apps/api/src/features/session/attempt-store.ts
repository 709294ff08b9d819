import type { Database, Transaction } from "#platform/database/db.ts";
import * as column from "#platform/database/columns.ts";
import { queryValue } from "#platform/database/rows.ts";

const minute = 60_000;

/** So many attempts in the time before each; a quarter of an hour where no other window is given. */
export interface Limit {
  key: string;
  max: number;
  windowMs?: number;
}

const windowOf = ({ windowMs = 15 * minute }: Limit) => windowMs;

/** Counts an attempt, or returns in how many milliseconds the next one is taken. */
export function takeAttempt(db: Database | Transaction, limits: readonly Limit[], now: Date): Promise<number> {
  return queryValue(db, column.number)`
    select count_attempts(${limits.map(({ key }) => key)}::text[], ${limits.map(({ max }) => max)}::int[],
      ${limits.map((limit) => windowOf(limit) / 1000)}::int[], ${now}::timestamptz)`;
}

/** How many attempts count now. */
export async function countMade(db: Database | Transaction, limit: Limit, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowOf(limit));
  const made = await queryValue(db, column.integer)`
    select coalesce((select count(*) from attempt_counters c, unnest(c.made_at) as at
      where c.key = ${limit.key} and at > ${since}::timestamptz), 0)::int`;
  return made;
}

/** Forgets every attempt of some limits. */
export async function deleteAttempts(tx: Database | Transaction, limits: readonly Limit[]): Promise<void> {
  await tx.attemptCounter.deleteMany({ where: { key: { in: limits.map(({ key }) => key) } } });
}

/** Forgets the latest attempt of some limits. */
export async function deleteLatestAttempt(tx: Database | Transaction, limits: readonly Limit[]): Promise<void> {
  await tx.$executeRaw`
    update attempt_counters set made_at = made_at[:cardinality(made_at) - 1]
    where key = any(${limits.map(({ key }) => key)}::text[]) and cardinality(made_at) > 0`;
}

/** Removes what no limit counts any more. */
export async function deletePassedAttempts(db: Database, now: Date): Promise<void> {
  await db.$executeRaw`delete from attempt_counters where kept_until <= ${now}::timestamptz`;
}
