import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";
import { forgetTrouble, noteTrouble } from "./trouble-store.ts";

interface Noting {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/** Adds to work of this name that its failures are noted for an Admin, until it succeeds. */
export type Watch = <T>(name: string, work: () => Promise<T>) => () => Promise<T>;

/** How often work that runs by the second asks whether a trouble, also one of another process, is over. */
const forgetEveryMs = 60_000;

/**
 * Tells each failure in the log and keeps it in the database, from where an Admin hears of it, and forgets it when the
 * work succeeds, in whichever process.
 */
export function watchOf({ db, clock, logger }: Noting): Watch {
  return (name, work) => {
    let forgottenAt = -Infinity;
    return async () => {
      try {
        const answer = await work();
        const now = clock().getTime();
        if (now - forgottenAt >= forgetEveryMs) {
          forgottenAt = now;
          await keep(() => forgetTrouble(db, name));
        }
        return answer;
      } catch (error) {
        forgottenAt = -Infinity;
        logger.error({ err: error, job: name }, "job failed");
        await keep(() => noteTrouble(db, name, clock(), error instanceof Error ? error.message : String(error)));
        throw error;
      }
    };
  };

  /** A database that is away is told by other figures, and work is not worse for a note that failed. */
  async function keep(note: () => Promise<void>): Promise<void> {
    await note().catch((error: unknown) => logger.warn({ err: error }, "the trouble of a job could not be noted"));
  }
}
