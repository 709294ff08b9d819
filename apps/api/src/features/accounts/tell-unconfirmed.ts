import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { queueUnconfirmed, queueUnconfirmedReceipts } from "./bank-balance-store.ts";
import { queueUncountedSafes } from "./safe-count-store.ts";

interface Telling {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/**
 * Tells every Admin, once, of what the bank's statement does not show after the days that the shop gives the bank: entries to or
 * from the bank, and money of customers. Returns of how many entries, and by how many payment methods that money came.
 */
export async function tellUnconfirmed({ db, clock, timeZone }: Telling): Promise<{ entries: number; methods: number }> {
  const now = clock();
  const today = shopCalendar(timeZone)(now);
  return { entries: await queueUnconfirmed(db, now, today), methods: await queueUnconfirmedReceipts(db, now, today) };
}

/** Tells every Admin, once, of cash that lies in a safe and that nobody else counted (`is_count_by_another`). Returns of how many safes. */
export function tellUncountedSafes({ db, clock, timeZone }: Telling): Promise<number> {
  const now = clock();
  return queueUncountedSafes(db, now, shopCalendar(timeZone)(now));
}
