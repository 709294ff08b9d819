import type { PgBoss } from "pg-boss";
import type { Watch } from "./watch-jobs.ts";
import type { TimetableEntry, TimetableWork } from "./timetable.ts";

interface Keeping {
  watch: Watch;
  work: TimetableWork;
}

/** One at a time, wherever it runs; tried again a few times when it fails. */
const settings = { policy: "exclusive", retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 1_800 };

/** Runs each entry at its time in one of the processes that keep the timetable. */
export async function keepTimetable(
  queue: PgBoss,
  entries: readonly TimetableEntry[],
  { watch, work }: Keeping,
): Promise<void> {
  for (const { name, cron, run } of entries) {
    await queue.createQueue(name, settings);
    await queue.schedule(name, cron, null, { tz: work.timeZone, missed: "once" });
    await queue.work(
      name,
      { pollingIntervalSeconds: 5 },
      watch(name, () => run(work)),
    );
  }
  const names = new Set(entries.map(({ name }) => name));
  for (const { name } of await queue.getSchedules()) if (!names.has(name)) await queue.unschedule(name);
}
