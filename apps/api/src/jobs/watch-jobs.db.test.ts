import { beforeEach, expect, test } from "vitest";
import { makeLogger } from "#platform/process/logger.ts";
import { openDatabase } from "#platform/database/db.ts";
import { useApp } from "#testing/harness.ts";
import { watchOf } from "./watch-jobs.ts";

const app = useApp();
const minute = 60_000;
let lines: string[] = [];
beforeEach(async () => {
  lines = [];
  await app.db.jobFailure.deleteMany();
});

/** Work as one process does it; it fails as long as `failure` is set. */
function process(db = app.db) {
  const logger = makeLogger("warn", { write: (line) => void lines.push(line) });
  const state = { failure: "" };
  const watch = watchOf({ db, clock: () => app.clock.now, logger });
  const run = watch("send-reminders", () =>
    state.failure === "" ? Promise.resolve(1) : Promise.reject(new Error(state.failure)),
  );
  return { state, run };
}
const pass = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms));
const failures = () => app.db.jobFailure.findMany({ select: { name: true, failures: true, lastError: true } });
const toldOf = async (userType: "Admin" | "Employee") => {
  const caller = await app.signedInAs({ userType });
  const { data } = (await caller.call("listNotifications")).body;
  return Object(data).filter(({ kind }: { kind: string }) => kind === "jobs_failing");
};

test("work that keeps failing is reported in the log and to an Admin alone, and no more once it succeeds", async () => {
  const { state, run } = process();
  state.failure = "no luck";
  for (let tries = 0; tries < 3; tries += 1) {
    // A failure that the next attempt mends is not worth a word.
    expect(await toldOf("Admin")).toEqual([]);
    await expect(run()).rejects.toThrow("no luck");
    pass(minute);
  }
  expect(await failures()).toEqual([{ name: "send-reminders", failures: 3, lastError: "no luck" }]);
  expect(lines.filter((line) => line.includes("no luck"))).toHaveLength(3);
  expect(await toldOf("Admin")).toMatchObject([{ total: 1, unread: 1 }]);
  expect(await toldOf("Employee")).toEqual([]);

  state.failure = "";
  expect(await run()).toBe(1);
  expect(await failures()).toEqual([]);
  expect(await toldOf("Admin")).toEqual([]);
});

test("what one process could not do and another does is over within a minute", async () => {
  const [one, other] = [process(), process()];
  await other.run();
  one.state.failure = "out of memory";
  await expect(one.run()).rejects.toThrow("out of memory");
  pass(minute);
  await other.run();
  expect(await failures()).toEqual([]);
});

test("work goes on where its failure cannot be recorded", async () => {
  const away = openDatabase("postgresql://nobody@127.0.0.1:1/nothing");
  const { state, run } = process(away);
  expect(await run()).toBe(1);
  state.failure = "no luck";
  await expect(run()).rejects.toThrow("no luck");
  expect(lines.filter((line) => line.includes("could not be recorded"))).toHaveLength(2);
  await away.$disconnect();
});
