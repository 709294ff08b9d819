import type { Database } from "#platform/db.ts";

/** From which hour of the shop's day on people are reminded; null when they are not. */
export async function readReminderHour(db: Database): Promise<number | null> {
  const [row] = await db.$queryRaw<[{ isOn: boolean; hour: number | null }]>`
    select setting_is_on('reminders') as "isOn",
      (select value::text::int from settings where key = 'reminders_hour') as hour`;
  return row.isOn ? (row.hour ?? DEFAULT_HOUR) : null;
}

/** As long as no hour is set. */
export const DEFAULT_HOUR = 9;

/** Queues the reminders of a day in one transaction; answers how many, and null when that was done before. */
export async function queueReminders(db: Database, now: Date, day: string): Promise<number | null> {
  const [row] = await db.$queryRaw<[{ queued: number | null }]>`
    select queue_reminders(${now}::timestamptz, ${day}::date) as queued`;
  return row.queued;
}
