import * as column from "#platform/database/columns.ts";
import type { Clock } from "#platform/clock.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";

interface Following {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/**
 * Raises and ends exceptions about money of online payments that no settlement of the gateway contains after its days. Returns
 * how many.
 */
export function followUnsettled({ db, clock, timeZone }: Following): Promise<number> {
  const now = clock();
  return queryValue(db, column.integer)`
    select follow_unsettled(${now}::timestamptz, ${shopCalendar(timeZone)(now)}::date)`;
}
