import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { leftoverOf } from "./leftover-of.ts";
import { bankReceipts, clearings, creditLines, heldInClearing, noteLeftover, placeIds } from "./leftover-store.ts";

interface Telling {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/**
 * Notes what is left over of the money that customers paid by UPI or transfer, and tells every Admin of what stays. Returns of how many
 * accounts.
 */
export async function tellLeftovers({ db, clock, timeZone }: Telling): Promise<number> {
  const now = clock();
  const today = shopCalendar(timeZone)(now);
  let told = 0;
  for (const placeId of await placeIds(db))
    for (const clearing of clearings) {
      const of = { ...clearing, placeId };
      const held = await heldInClearing(db, of, today);
      const left = leftoverOf(
        held,
        await bankReceipts(db, of, held.readSince),
        await creditLines(db, of, held.readSince),
      );
      if ((await noteLeftover(db, of, { now, today, ...left })) > 0n) told += 1;
    }
  return told;
}
