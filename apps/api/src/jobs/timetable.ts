import { tellLeftovers, tellUnconfirmed, tellUncountedSafes } from "#features/accounts/index.ts";
import { sealBooks, verifyBooks } from "#features/evidence/index.ts";
import type { EvidencePlaces } from "#features/evidence/index.ts";
import { followUnsettled } from "#features/payments/index.ts";
import { sweepCodes } from "#features/session/codes/index.ts";
import { keepDues } from "#features/dues/index.ts";
import { sweepUnverified } from "#features/applications/apply/index.ts";
import { sendReminders } from "#features/messages/reminders/index.ts";
import { sweepSignIns } from "#features/session/index.ts";
import { queueStrandedMessages } from "#outbox/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";

/** What the work of the timetable is done with. */
export interface TimetableWork {
  db: Database;
  /** Of the same database, for work that reads over a connection of its own. */
  databaseUrl: string;
  clock: Clock;
  /** Of the shop. */
  timeZone: string;
  /** Where the shop keeps its evidence. */
  evidence: EvidencePlaces;
  /** Forgets the stored answers of requests that nobody repeats any more. */
  forgetAnsweredRequests: (db: Database, now: Date) => Promise<number>;
}

/** Work at its time, once for all processes. What a portal that was off missed, it makes up for once when it is back. */
export interface TimetableEntry {
  /** Lower case with hyphens. */
  name: string;
  /** In cron's words, in the shop's time zone. */
  cron: string;
  /** May run again after a failure, and must stand it. */
  run: (work: TimetableWork) => Promise<unknown>;
}

const everyMinute = "* * * * *";
const everyTenMinutes = "*/10 * * * *";

/** Everything that runs at a time. */
export const timetable: readonly TimetableEntry[] = [
  { name: "sweep-sign-ins", cron: everyTenMinutes, run: ({ db, clock }) => sweepSignIns(db, clock()) },
  { name: "sweep-codes", cron: everyTenMinutes, run: ({ db, clock }) => sweepCodes(db, clock()) },
  { name: "sweep-unverified-people", cron: everyTenMinutes, run: ({ db, clock }) => sweepUnverified(db, clock()) },
  { name: "queue-stranded-messages", cron: everyTenMinutes, run: ({ db }) => queueStrandedMessages(db) },
  { name: "keep-dues", cron: "*/5 * * * *", run: keepDues },
  // The hour at which it does something is set by an Admin.
  { name: "send-reminders", cron: everyMinute, run: sendReminders },
  { name: "tell-unconfirmed", cron: daily("09:30"), run: tellUnconfirmed },
  { name: "tell-leftovers", cron: daily("09:35"), run: tellLeftovers },
  { name: "follow-unsettled", cron: daily("09:40"), run: followUnsettled },
  { name: "tell-uncounted-safes", cron: daily("09:50"), run: tellUncountedSafes },
  { name: "seal-books", cron: everyMinute, run: sealBooks },
  { name: "verify-ledger", cron: daily("02:20"), run: verifyBooks },
  {
    name: "forget-answered-requests",
    cron: daily("03:10"),
    run: ({ db, clock, forgetAnsweredRequests }) => forgetAnsweredRequests(db, clock()),
  },
];

/** Every day at a time of the shop: "09:00" */
function daily(time: string): string {
  const [hour, minute] = time.split(":").map(Number);
  return `${minute} ${hour} * * *`;
}
