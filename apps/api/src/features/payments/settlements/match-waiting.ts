import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { withRetries } from "#kernel/with-retries.ts";
import { ownContext } from "#features/payments/online/apply-gateway-event.ts";
import { matchWaitingLines } from "./settlement-store.ts";

interface Matching {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => string;
}

/** Matches lines of settlements that the books did not know of, and know of by now. Returns how many. */
export function matchWaiting({ db, clock, businessDayOf }: Matching): Promise<number> {
  const now = clock();
  return withRetries(() => matchWaitingLines(db, ownContext("Match_Settlement_Lines"), now, businessDayOf(now)));
}
