import { setTimeout as rest } from "node:timers/promises";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { queryOnlyRow, queryValue, row } from "#platform/database/rows.ts";

/** From which hour of the shop's day people are reminded, and since when they are; null when they are not. */
export async function readReminderSettings(db: Database): Promise<{ hour: number; onSince: Date } | null> {
  const { hour, onSince } = await queryOnlyRow(db, reminderSettings)`
    select (select updated_at from settings where key = 'reminders' and setting_is_on('reminders')) as on_since,
      setting_count('reminders_hour') as hour`;
  return onSince === null ? null : { hour, onSince };
}

const reminderSettings = row({ onSince: column.nullable(column.moment), hour: column.integer });

const pauseBetweenStepsMs = 25;

/**
 * Queues the reminders of a day in steps of some people, and with them those of days that were missed since reminders are
 * on; returns how many, and null when that was done before. What was stopped in the middle goes on where it was. Between two
 * steps it rests, so that a morning with thousands of reminders leaves the database to the counter.
 */
export async function queueReminders(
  db: Reader,
  now: Date,
  day: string,
  onSince: string | null = null,
): Promise<number | null> {
  for (let queued: number | null = null; ;) {
    const step = await queryValue(db, column.nullable(column.integer))`
      select queue_reminders(${now}::timestamptz, ${day}::date, ${onSince}::date)`;
    if (step === null) return queued;
    queued = (queued ?? 0) + step;
    await rest(pauseBetweenStepsMs);
  }
}
