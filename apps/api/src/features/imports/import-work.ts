import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";

/** What every step of an import needs. */
export interface ImportWork {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => BusinessDay;
}

/** One try of a step: the imports it leaves alone, and, when it threw, the one it was at. */
export interface ImportTurn {
  readonly passedOver: readonly bigint[];
  batchId: bigint | null;
}
