import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { queueUnconfirmed } from "./bank-balance-store.ts";

interface Telling {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/**
 * Tells every Admin, once, of cash and cheques that moved to or from the bank and that its statement does not show after three of
 * its days. Returns of how many.
 */
export function tellUnconfirmed({ db, clock, timeZone }: Telling): Promise<number> {
  const now = clock();
  return queueUnconfirmed(db, now, shopCalendar(timeZone)(now));
}
