import type { Database } from "#platform/database/db.ts";

/** From which hour of the shop's day people are reminded, and since when they are; null when they are not. */
export async function readReminderWish(db: Database): Promise<{ hour: number; onSince: Date } | null> {
  const [row] = await db.$queryRaw<[{ onSince: Date | null; hour: number | null }]>`
    select (select updated_at from settings where key = 'reminders' and setting_is_on('reminders')) as "onSince",
      (select value::text::int from settings where key = 'reminders_hour') as hour`;
  return row.onSince === null ? null : { hour: row.hour ?? DEFAULT_HOUR, onSince: row.onSince };
}

/** As long as no hour is set. */
export const DEFAULT_HOUR = 9;

/**
 * Queues the reminders of a day in one transaction, and with them those of days that were missed since reminders are on;
 * answers how many, and null when that was done before.
 */
export async function queueReminders(
  db: Database,
  now: Date,
  day: string,
  onSince: string | null = null,
): Promise<number | null> {
  const [row] = await db.$queryRaw<[{ queued: number | null }]>`
    select queue_reminders(${now}::timestamptz, ${day}::date, ${onSince}::date) as queued`;
  return row.queued;
}
