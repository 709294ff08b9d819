import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";
import { clearJobFailure, recordJobFailure } from "./job-failure-store.ts";

interface WatchDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/** Wraps the work of this name: a failure is recorded for an Admin until the work succeeds. */
export type Watch = <T>(name: string, work: () => Promise<T>) => () => Promise<T>;

/** How often work that runs by the second clears a failure that another process recorded. */
const clearEveryMs = 60_000;

/**
 * Logs each failure and records it in the database, which the bell of an Admin reads. The record is cleared when the
 * work succeeds, in whichever process.
 */
export function watchOf({ db, clock, logger }: WatchDependencies): Watch {
  return (name, work) => {
    let clearedAt = -Infinity;
    return async () => {
      try {
        const result = await work();
        const now = clock().getTime();
        if (now - clearedAt >= clearEveryMs) {
          clearedAt = now;
          await attempt(() => clearJobFailure(db, name));
        }
        return result;
      } catch (error) {
        clearedAt = -Infinity;
        logger.error({ err: error, job: name }, "job failed");
        await attempt(() =>
          recordJobFailure(db, name, clock(), error instanceof Error ? error.message : String(error)),
        );
        throw error;
      }
    };
  };

  /** An unreachable database shows in other figures, and a record that fails must not fail the work. */
  async function attempt(write: () => Promise<void>): Promise<void> {
    await write().catch((error: unknown) => logger.warn({ err: error }, "the failure of a job could not be recorded"));
  }
}
