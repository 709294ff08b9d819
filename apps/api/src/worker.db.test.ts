import { mkdtemp, chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueMessage } from "#outbox/index.ts";
import { openDatabase } from "#platform/db.ts";
import type { Database } from "#platform/db.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres.ts";
import { openJobQueue } from "#platform/job-queue.ts";
import { makeLogger } from "#platform/logger.ts";
import { applyMigrations } from "#platform/migrations.ts";
import { withClient } from "#testing/database.ts";
import { ageJobs, jobsIn } from "#testing/job-queue.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { makeFor } from "#testing/make.ts";

const workerFile = fileURLToPath(new URL("worker.ts", import.meta.url));
const kills = 20;
/** Started at once, each with its share of the work when it is killed. */
const together = 4;
/** What one worker takes at once. */
const batch = 8;
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let db: Database;
let queue: ReturnType<typeof openJobQueue>;
let server: Awaited<ReturnType<typeof startMailServer>>;

// A database with the durability that a worker insists on, which the other tests' shared one does without.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-worker-"));
  await chmod(dataDir, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir });
  await applyMigrations(postgres.url);
  db = openDatabase(postgres.url);
  queue = await openJobQueue(postgres.url, makeLogger("silent")).start();
  server = await startMailServer();
  const { worker, ready } = startWorker();
  await ready;
  worker.kill("SIGTERM");
  await once(worker, "exit");
});
afterAll(async () => {
  await queue.stop({ timeout: 1_000 });
  await db.$disconnect();
  await postgres.stop();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

test("killed twenty times in the middle of its work, the worker loses no message", { timeout: 180_000 }, async () => {
  const count = kills * 20;
  const client = await makeFor(db).client();
  for (let n = 0; n < count; n += 1) {
    const about = { clientId: client.id, payload: {} };
    await queueMessage(db, new Date(), { kind: "client_enrolled", dedupeKey: `kill:${n}`, ...about });
  }

  for (let killed = 0; killed < kills; killed += together) {
    const workers = Array.from({ length: together }, startWorker);
    await Promise.all(workers.map(({ ready }) => ready));
    const before = server.taken.length;
    await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(before);
    for (const { worker } of workers) worker.kill("SIGKILL");
    await Promise.all(workers.map(({ worker }) => once(worker, "exit")));
  }

  // The queue notices a minute later whose workers are gone, and waits a moment before it tries again.
  const held = await withClient(postgres.url, async (owner) => {
    const active = (await jobsIn(owner, "messages")).filter(({ state }) => state === "active");
    await ageJobs(owner, 61_000);
    await queue.supervise("messages");
    await ageJobs(owner, 61_000);
    return active.length;
  });
  expect(held).toBeGreaterThan(0);

  const { worker } = startWorker();
  const left = () => db.outboxMessage.count({ where: { deliveredAt: null } });
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  worker.kill("SIGTERM");
  expect(await once(worker, "exit")).toEqual([0, null]);
  expect(new Set(server.ids()).size).toBe(count);
  // What was under way at a kill came again under its own name, and nothing else did.
  expect(server.taken.length - count).toBeLessThanOrEqual(kills * batch);
});

function startWorker() {
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: dataDir,
    MAIL_URL: server.url,
    MAIL_FROM: "shop@example.com",
    LOG_LEVEL: "silent",
    // A worker is at work sooner; the first one that ends in peace fills it.
    NODE_COMPILE_CACHE: join(dataDir, "compiled"),
  };
  const worker = spawn(process.execPath, [workerFile], { env, stdio: ["ignore", "pipe", "ignore"] });
  return { worker, ready: once(worker.stdout, "data") };
}
