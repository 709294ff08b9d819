import type { Clock } from "#platform/clock.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { refreshDues } from "./due-figure-store.ts";

/** Keeps what is due now, for the lists of a large shop and for what was overdue on each day. */
export function keepDues({ db, clock, timeZone }: { db: Database; clock: Clock; timeZone: string }) {
  const now = clock();
  return refreshDues(db, now, shopCalendar(timeZone)(now));
}
