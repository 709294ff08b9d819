import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueMessage } from "#outbox/index.ts";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { openJobQueue } from "#platform/database/job-queue.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { withClient } from "#testing/database.ts";
import { ageJobs, jobsIn } from "#testing/job-queue.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { makeFor } from "#testing/make.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { sized } from "#testing/test-size.ts";

const workerFile = fileURLToPath(new URL("worker.ts", import.meta.url));
const kills = sized(4, 20);
/** Work for each worker that is killed, and some for the last one. */
const messages = kills * 20;
/** What one worker takes at once. */
const batch = 8;
const workers: ChildProcess[] = [];
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let db: Database;
let queue: ReturnType<typeof openJobQueue>;
let server: Awaited<ReturnType<typeof startMailServer>>;

// A database with the durability that a worker insists on, which the other tests' shared one does without.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-worker-"));
  copyMigrated(dataDir);
  server = await startMailServer();
  // It leaves its compiled code to those that follow. Whether it finds the database or gives up depends on the machine.
  const warming = startWorker("nobody");
  const isOver = once(warming, "exit");
  postgres = await startEmbeddedPostgres({ dataDir });
  db = openDatabase(postgres.url);
  queue = await openJobQueue(postgres.url, makeLogger("silent")).start();
  warming.kill("SIGKILL");
  await isOver;
});
afterAll(async () => {
  await queue.stop({ timeout: 1_000 });
  await db.$disconnect();
  await postgres.stop();
  await server.stop();
  for (const worker of workers) worker.kill("SIGKILL");
  await rm(dataDir, { recursive: true });
});

test(
  "killed again and again in the middle of its work, the worker loses no message",
  { timeout: 3_600_000 },
  async () => {
    const client = await makeFor(db).client();
    for (let n = 0; n < messages; n += 1) {
      const about = { clientId: client.id, payload: {} };
      await queueMessage(db, new Date(), { kind: "client_enrolled", dedupeKey: `kill:${n}`, ...about });
    }

    // So that a worker is in the middle of its work whenever it is killed.
    server.setMood("slow");
    let started = 0;
    const startAndKill = async () => {
      while (started < kills) {
        started += 1;
        const name = `worker-${started}`;
        const worker = startWorker(name);
        const mailsOfIt = () => server.taken.filter((mail) => mail.includes(`From: ${name}@example.com`)).length;
        await expect.poll(mailsOfIt, { timeout: 600_000, interval: 2 }).toBeGreaterThan(0);
        // One after its first mail, another a few mails or a batch later.
        await new Promise((passed) => setTimeout(passed, (started % 5) * 40));
        worker.kill("SIGKILL");
        expect(await once(worker, "exit")).toEqual([null, "SIGKILL"]);
      }
    };
    await Promise.all([startAndKill(), startAndKill(), startAndKill()]);

    // The queue notices a minute later whose workers are gone, and waits a moment before it tries again.
    const held = await withClient(postgres.ownerUrl, async (owner) => {
      const active = (await jobsIn(owner, "messages")).filter(({ state }) => state === "active");
      await ageJobs(owner, 61_000);
      await queue.supervise("messages");
      await ageJobs(owner, 61_000);
      return active.length;
    });
    expect(held).toBeGreaterThan(kills);

    server.setMood("well");
    const last = startWorker("last");
    const left = () => db.outboxMessage.count({ where: { deliveredAt: null } });
    await expect.poll(left, { timeout: 600_000 }).toBe(0);
    last.kill("SIGTERM");
    expect(await once(last, "exit")).toEqual([0, null]);
    expect(new Set(server.ids()).size).toBe(messages);
    // What was under way at a kill came again under its own name, and nothing else did.
    expect(server.taken.length - messages).toBeLessThanOrEqual(kills * batch);
  },
);

/** Its mails tell by their sender which worker sent them. */
function startWorker(name: string) {
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: dataDir,
    MAIL_URL: server.url,
    MAIL_FROM: `${name}@example.com`,
    LOG_LEVEL: "silent",
    NODE_COMPILE_CACHE: join(dataDir, "compiled"),
  };
  const worker = spawn(process.execPath, [workerFile], { env, stdio: "ignore" });
  workers.push(worker);
  return worker;
}
