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
import { applyMigrations } from "#platform/migrations.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { makeFor } from "#testing/make.ts";

const workerFile = fileURLToPath(new URL("worker.ts", import.meta.url));
const kills = 20;
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let db: Database;
let server: Awaited<ReturnType<typeof startMailServer>>;

// A database with the durability that a worker insists on, which the other tests' shared one does without.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-worker-"));
  await chmod(dataDir, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir });
  await applyMigrations(postgres.url);
  db = openDatabase(postgres.url);
  server = await startMailServer();
});
afterAll(async () => {
  await db.$disconnect();
  await postgres.stop();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

test("killed twenty times in the middle of its work, the worker loses no message", { timeout: 180_000 }, async () => {
  const count = kills * 10;
  const client = await makeFor(db).client();
  for (let n = 0; n < count; n += 1) {
    const about = { clientId: client.id, payload: {} };
    await queueMessage(db, new Date(), { kind: "client_enrolled", dedupeKey: `kill:${n}`, ...about });
  }

  for (let kill = 0; kill < kills; kill += 1) {
    const worker = startWorker();
    const before = server.taken.length;
    await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(before);
    worker.kill("SIGKILL");
    await once(worker, "exit");
    await letTimePass();
  }

  const worker = startWorker();
  const left = () => db.outboxMessage.count({ where: { deliveredAt: null } });
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  worker.kill("SIGTERM");
  expect(await once(worker, "exit")).toEqual([0, null]);
  expect(new Set(server.ids()).size).toBe(count);
  // What was under way at a kill came again under its own name, and nothing else did.
  expect(server.taken.length - count).toBeLessThanOrEqual(kills * 8);
});

function startWorker() {
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: dataDir,
    MAIL_URL: server.url,
    MAIL_FROM: "shop@example.com",
    LOG_LEVEL: "silent",
  };
  return spawn(process.execPath, [workerFile], { env, stdio: "ignore" });
}

/** A killed worker's messages are hidden from the others for a minute. */
async function letTimePass(): Promise<void> {
  const data = { availableAt: new Date() };
  await db.outboxMessage.updateMany({ where: { deliveredAt: null }, data });
}
