import type { Clock } from "#platform/clock.ts";
import { shopCalendar, shopHour } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import { queueReminders, readReminderHour } from "./reminder-store.ts";

interface Reminding {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/**
 * Reminds people of what falls due and of books that mature, once a day of the shop, from the hour that is set on.
 * Answers how many messages it queued. A portal that was off at that hour does it later the same day; a day that it
 * missed is not made up for.
 */
export async function sendReminders({ db, clock, timeZone }: Reminding): Promise<number> {
  const now = clock();
  const hour = await readReminderHour(db);
  if (hour === null || shopHour(timeZone)(now) < hour) return 0;
  return (await queueReminders(db, now, shopCalendar(timeZone)(now))) ?? 0;
}
