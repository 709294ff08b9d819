import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import type { Stops } from "#platform/process/process.ts";
import { useApp } from "#testing/harness.ts";
import { makeMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const app = useApp();
const metricsOf = (db = app.db) => makeMetrics(db, () => app.clock.now);

/** The value of one line. */
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split("\n")
      .find((found) => found.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

test("requests are counted and timed by operation and status", async () => {
  const metrics = metricsOf();
  for (const seconds of [0.004, 0.2]) metrics.noteAnswer({ operation: "Get_Userlist", status: 200, seconds });
  metrics.noteAnswer({ operation: null, status: "aborted", seconds: 1 });
  const text = await metrics.read();
  expect(valueOf(text, 'thangam_request_seconds_count{operation="Get_Userlist",status="200"}')).toBe(2);
  expect(valueOf(text, 'thangam_request_seconds_bucket{le="0.005",operation="Get_Userlist",status="200"}')).toBe(1);
  expect(valueOf(text, 'thangam_request_seconds_count{operation="none",status="aborted"}')).toBe(1);
});

test("the queue is as deep as there are messages to send, and as old as the oldest", async () => {
  await app.db.outboxMessage.deleteMany();
  const row = { kind: "rate_changed", payload: {}, createdAt: app.clock.now };
  const ago = (seconds: number) => new Date(app.clock.now.getTime() - seconds * 1000);
  await app.db.outboxMessage.createMany({
    data: [
      { ...row, dedupeKey: "due", availableAt: ago(90) },
      { ...row, dedupeKey: "later", availableAt: ago(-60) },
      { ...row, dedupeKey: "sent", availableAt: ago(300), deliveredAt: app.clock.now },
      { ...row, dedupeKey: "given up", availableAt: ago(300), deadAt: app.clock.now },
    ],
  });
  const text = await metricsOf().read();
  expect(valueOf(text, "thangam_queue_depth")).toBe(2);
  expect(valueOf(text, "thangam_queue_oldest_seconds")).toBeCloseTo(90);
});

test("payments are counted by state, and connections by what they do", async () => {
  const { id: bookId } = await app.make.book();
  await app.make.payment({ bookId });
  await app.make.payment({ bookId, status: "pending", mode: "online" });
  const text = await metricsOf().read();
  for (const [status, phrase] of [
    ["credited", "Payment Approved"],
    ["pending", "Pending"],
  ] as const) {
    const count = await app.db.payment.count({ where: { status } });
    expect(valueOf(text, `thangam_payments{status="${phrase}"}`)).toBe(count);
  }
  expect(valueOf(text, "thangam_database_up")).toBe(1);
  expect(valueOf(text, "thangam_archive_failing_seconds")).toBe(0);
  expect(valueOf(text, 'thangam_pool_connections{state="idle"}')).toBeGreaterThan(0);
});

test("verified money that waits is counted for the portal where it credits by itself, and else for the staff", async () => {
  const { paymentId } = await app.make.payment({ status: "pending", mode: "online" });
  await app.asOwner((owner) => owner.query("update payments set status = 'verified' where id = $1", [paymentId]));
  const { paidAt } = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const metrics = makeMetrics(app.db, () => new Date(paidAt.getTime() + 7_200_000));
  const waits = async () => {
    const text = await metrics.read();
    return ["portal", "staff"].map((by) => valueOf(text, `thangam_verified_oldest_seconds{by="${by}"}`));
  };
  expect(await waits()).toEqual([0, 7_200]);
  await app.db
    .$executeRaw`insert into settings (key, value, version, updated_at) values ('auto_acknowledge', 'true', 1, now())`;
  expect(await waits()).toEqual([7_200, 0]);
});

test("work that fails is listed by its name, until it succeeds", async () => {
  const line = 'thangam_job_failing_seconds{job="send-reminders"}';
  const since = new Date(app.clock.now.getTime() - 300_000);
  const failure = { name: "send-reminders", since, lastAt: app.clock.now, lastError: "no luck" };
  await app.db.jobFailure.create({ data: failure });
  const metrics = metricsOf();
  expect(valueOf(await metrics.read(), line)).toBeCloseTo(300);
  await app.db.jobFailure.deleteMany();
  expect(await metrics.read()).not.toContain(line);
});

test("a database that is away is a figure, and no old figures are shown as new", async () => {
  const away = openDatabase("postgresql://nobody@127.0.0.1:1/nothing");
  const text = await metricsOf(away).read();
  expect(valueOf(text, "thangam_database_up")).toBe(0);
  expect(text).not.toContain("thangam_payments{");
});

test("they are served on a port of their own, with the health of the process, and nothing else", async () => {
  const stops: Stops = [];
  const port = await serveMetrics(
    { metrics: metricsOf(), isReady: async () => false, stops },
    { host: "127.0.0.1", port: 0 },
  );
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const figures = await get("/metrics");
  expect(figures.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(await figures.text()).toContain("process_cpu_seconds_total");
  expect([(await get("/healthz")).status, (await get("/readyz")).status]).toEqual([200, 503]);
  expect((await get("/api/Get_Userlist")).status).toBe(404);
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  for (const stop of stops) await stop();
});

test("every alarm watches a figure that exists, and the runbook names the same ones", async () => {
  const root = join(import.meta.dirname, "../../../../..");
  const alarms = await readFile(join(root, "deploy/alarms.yml"), "utf8");
  const runbook = await readFile(join(root, "docs/runbook.md"), "utf8");
  const table = runbook.split("\n").filter((line) => line.startsWith("| `thangam_"));
  const watched = figuresIn(alarms);
  expect(watched).toEqual(figuresIn(table.join("\n")));
  const told = new Set([...(await metricsOf().read()).matchAll(/^# TYPE (thangam_\w+)/gm)].map(([, name]) => name));
  expect(watched.filter((name) => !told.has(name))).toEqual([]);

  /** A histogram is one figure, whatever of it is watched. */
  function figuresIn(text: string): string[] {
    const names = [...text.matchAll(/\bthangam_\w+/g)].map(([name]) => name.replace(/_(count|bucket)$/, ""));
    return [...new Set(names)].sort();
  }
});
