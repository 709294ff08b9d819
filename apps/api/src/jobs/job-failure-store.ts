import type { Database } from "#platform/database/db.ts";

/** Records that work failed, the first time or again. */
export async function recordJobFailure(db: Database, name: string, now: Date, error: string): Promise<void> {
  await db.$executeRaw`
    insert into job_failures (name, since, last_at, last_error)
    values (${name}, ${now}::timestamptz, ${now}::timestamptz, ${error.slice(0, 500)})
    on conflict (name) do update set last_at = greatest(job_failures.last_at, excluded.last_at),
      failures = job_failures.failures + 1, last_error = excluded.last_error`;
}

/** Clears the record: the work succeeded. */
export async function clearJobFailure(db: Database, name: string): Promise<void> {
  await db.jobFailure.deleteMany({ where: { name } });
}
