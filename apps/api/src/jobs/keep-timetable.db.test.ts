import type { PgBoss } from "pg-boss";
import { afterEach, expect, test } from "vitest";
import { forgetAnsweredRequests } from "#kernel/answered-requests.ts";
import { openJobQueue } from "#platform/database/job-queue.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { applicationUrlOf, useDatabase } from "#testing/database.ts";
import { useEvidencePlaces } from "#testing/evidence-places.ts";
import { keepTimetable } from "./keep-timetable.ts";
import { watchOf } from "./watch-jobs.ts";
import { timetable } from "./timetable.ts";
import type { TimetableEntry } from "./timetable.ts";

const evidence = useEvidencePlaces();
const database = useDatabase();
let queues: PgBoss[] = [];
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop({ timeout: 1_000 })));
  queues = [];
});

/** A process that keeps the timetable. */
async function keep(entries: readonly TimetableEntry[], lines: string[] = []): Promise<PgBoss> {
  const logger = makeLogger("error", { write: (line) => void lines.push(line) });
  const queue = openJobQueue(applicationUrlOf(database.url), logger);
  queues.push(queue);
  await queue.start();
  const { db } = database;
  const clock = () => new Date();
  const watch = watchOf({ db, clock, logger });
  const databaseUrl = applicationUrlOf(database.url);
  const work = { db, databaseUrl, clock, timeZone: "Asia/Kolkata", evidence, forgetAnsweredRequests };
  await keepTimetable(queue, entries, { watch, work });
  return queue;
}

const rare = "0 4 29 2 *";

test("each entry stands in the queue in the shop's time, and what is no entry any more is taken out", async () => {
  const queue = await keep([{ name: "given-up-since", cron: rare, run: async () => undefined }]);
  await keep(timetable);
  const schedules = await queue.getSchedules();
  expect(schedules.map(({ name }) => name).sort()).toEqual(timetable.map(({ name }) => name).sort());
  expect(schedules.every(({ timezone }) => timezone === "Asia/Kolkata")).toBe(true);
  const forget = schedules.find(({ name }) => name === "forget-answered-requests");
  expect(
    queue.previewSchedule(forget?.cron ?? "", { tz: forget?.timezone ?? "", from: new Date("2026-11-21T00:00Z") })[0],
  ).toEqual(new Date("2026-11-21T21:40:00Z"));
});

test("of all processes one does the work, and what a portal that was off missed is made up for once", async () => {
  let runs = 0;
  const entry = { name: "made-up-for", cron: "0 4 * * *", run: async () => void (runs += 1) };
  const first = await keep([entry]);
  await first.stop({ timeout: 1_000 });
  await database.asOwner((owner) =>
    owner.query(`update pgboss.schedule set created_on = now() - interval '4 days';
      update pgboss.version set cron_on = now() - interval '3 days'`),
  );
  await Promise.all([keep([entry]), keep([entry]), keep([entry])]);
  await expect.poll(() => runs, { timeout: 600_000 }).toBe(1);
  const created = () =>
    database.asOwner((owner) => owner.query("select state from pgboss.job where name = 'made-up-for'"));
  await expect.poll(async () => (await created()).rows, { timeout: 600_000 }).toEqual([{ state: "completed" }]);
  expect(runs).toBe(1);
});

test("work that fails is reported and tried again", async () => {
  const lines: string[] = [];
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.reject(new Error("no luck"));
  };
  const queue = await keep([{ name: "unlucky", cron: rare, run }], lines);
  expect(await queue.send("unlucky")).not.toBeNull();
  expect(await queue.send("unlucky"), "one at a time").toBeNull();
  await expect.poll(() => runs, { timeout: 600_000 }).toBe(1);
  await expect.poll(async () => (await queue.findJobs("unlucky"))[0]?.state, { timeout: 600_000 }).toBe("retry");
  expect(lines.filter((line) => line.includes("no luck"))).toHaveLength(1);
});
