import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { queueUnconfirmed, queueUnconfirmedReceipts } from "./bank-balance-store.ts";

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
