import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";

/** What every step of an import needs. */
export interface ImportWork {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => BusinessDay;
}
