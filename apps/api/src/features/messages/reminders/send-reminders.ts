import type { Clock } from "#platform/clock.ts";
import { shopCalendar, shopHour } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { queueReminders, readReminderSettings } from "./reminder-store.ts";

interface Reminding {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/**
 * Reminds people of what falls due and of books that mature, once a day of the shop, from the hour that is set on.
 * Returns how many messages it queued. A portal that was off at that hour does it later the same day; what it missed on
 * whole days is sent with the next one's, as far as it is still due.
 */
export async function sendReminders({ db, clock, timeZone }: Reminding): Promise<number> {
  const now = clock();
  const settings = await readReminderSettings(db);
  if (settings === null || shopHour(timeZone)(now) < settings.hour) return 0;
  const dayOf = shopCalendar(timeZone);
  return (await queueReminders(db, now, dayOf(now), dayOf(settings.onSince))) ?? 0;
}
