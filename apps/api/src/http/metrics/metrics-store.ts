import type { Database } from "#platform/database/db.ts";

export interface QueueDepth {
  waiting: number;
  /** How long the oldest of those that are due has been waiting. */
  oldestSeconds: number;
}

export async function queueDepth(db: Database, now: Date): Promise<QueueDepth> {
  const [row] = await db.$queryRaw<[QueueDepth]>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz - min(available_at) filter (where available_at <= ${now}::timestamptz)), 0)::float
        as "oldestSeconds"
    from outbox_messages where delivered_at is null and dead_at is null`;
  return row;
}

/** From the totals that are kept as payments change: as quick with a million of them. */
export function paymentsByStatus(db: Database): Promise<{ status: string; count: number }[]> {
  return db.$queryRaw`
    select status, sum(count)::float as count from payment_totals where business_day = '-infinity' group by status`;
}

/** Background work that fails, by name, and how long it has; work that is not done any more is left out after two days. */
export function failingJobs(db: Database, now: Date): Promise<{ name: string; seconds: number }[]> {
  return db.$queryRaw`
    select name, extract(epoch from ${now}::timestamptz - since)::float as seconds from job_troubles
    where last_at > ${now}::timestamptz - interval '2 days'`;
}

export async function openExceptions(db: Database): Promise<number> {
  return db.paymentException.count({ where: { resolvedAt: null } });
}
