import type { PgBoss } from "pg-boss";
import type { Logger } from "#platform/logger.ts";
import type { TimetableEntry, TimetableWork } from "./timetable.ts";

interface Keeping {
  logger: Logger;
  work: TimetableWork;
}

/** One at a time, wherever it runs; tried again a few times when it fails. */
const settings = { policy: "exclusive", retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 1_800 };

/** Runs each entry at its time in one of the processes that keep the timetable. */
export async function keepTimetable(
  queue: PgBoss,
  entries: readonly TimetableEntry[],
  { logger, work }: Keeping,
): Promise<void> {
  for (const { name, cron, run } of entries) {
    await queue.createQueue(name, settings);
    await queue.schedule(name, cron, null, { tz: work.timeZone, missed: "once" });
    await queue.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await run(work);
      } catch (error) {
        logger.error({ err: error, job: name }, "job failed");
        throw error;
      }
    });
  }
  const names = new Set(entries.map(({ name }) => name));
  for (const { name } of await queue.getSchedules()) if (!names.has(name)) await queue.unschedule(name);
}
