import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findRunningPostgres, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { findPostmaster, stopPostmaster } from "#platform/postgres/postmaster.ts";
import { findFreePort } from "#platform/postgres/free-port.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { startPortal } from "#testing/portal-process.ts";
import type { PortalProcess } from "#testing/portal-process.ts";
import { sized } from "#testing/test-size.ts";

let dataDir: string;
let portals: PortalProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-start-"));
});
afterEach(async () => {
  for (const portal of portals) await portal.stop("SIGKILL");
  portals = [];
  const server = await postmaster();
  if (server !== null) await stopPostmaster(join(dataDir, "postgres"), server);
  await rm(dataDir, { recursive: true });
});

function start(environment: Record<string, string> = {}): PortalProcess {
  const portal = startPortal(dataDir, { BCRYPT_COST: "4", ...environment });
  portals.push(portal);
  return portal;
}

const postmaster = () => findPostmaster(join(dataDir, "postgres"));
async function requirePostmaster() {
  const server = await postmaster();
  if (server === null) throw new Error("The database does not run.");
  return server;
}
const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    ({ status }) => status,
    () => 0,
  );

const isReady = async (port: number) => (await answers(`http://127.0.0.1:${port}/readyz`)) === 200;

/** Looks often: what is waited for may last only a moment. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error("It did not come to this.");
    await pause(2);
  }
}

// More moments are tried where all is tried.
const moments = sized(
  [60],
  Array.from({ length: 20 }, (_, n) => n * 20),
);

test(
  "its database killed right after its first answer, a start serves, or ends with a sentence and soon",
  { timeout: 1_800_000 },
  async () => {
    const began = performance.now();
    await start().address();
    // Ten seconds; on a slow machine three times as long as the first start took on it.
    const maxEndMs = Math.max(10_000, 3 * (performance.now() - began));
    await portals[0]?.stop();
    for (const ms of moments) {
      const port = await findFreePort();
      const portal = start({ PORT: String(port) });
      await until(async () => (await answers(`http://127.0.0.1:${port}/healthz`)) === 200);
      await pause(ms);
      let outcome = "";
      let endedAt = Infinity;
      const noteEnd = (code: number | null) => {
        outcome = `ended with ${code}`;
        endedAt = performance.now();
      };
      void portal.code.then(noteEnd);
      process.kill((await requirePostmaster()).pid, "SIGKILL");
      const failedAt = performance.now();
      await until(
        async () => outcome !== "" || (portal.output().includes("Thangam is ready") && (await isReady(port))),
      );
      expect(["", "ended with 1"], portal.output()).toContain(outcome);
      if (outcome === "") expect(await portal.stop(), portal.output()).toBe(0);
      else {
        expect(portal.output()).toMatch(/^The portal's own database in \S+ cannot be reached \([^)\n]+\)/m);
        expect(endedAt - failedAt, portal.output()).toBeLessThan(maxEndMs);
        expect(sentencesOf(portal.output())).not.toMatch(/DATABASE_URL|prisma/i);
      }
      await until(async () => (await findRunningPostgres(dataDir)) === null);
    }
  },
);

/** What a process printed for a person, without the lines of its log. */
function sentencesOf(output: string): string {
  const lines = output.split("\n");
  return lines.filter((line) => !line.startsWith("{")).join("\n");
}

const phases: [string, () => Promise<boolean>][] = [
  ["the database is made", async () => (await readdir(dataDir)).some((name) => name.startsWith("postgres.draft"))],
  ["the server starts", async () => (await readdir(dataDir)).includes("postgres.log")],
  ["the tables are made", async () => (await findRunningPostgres(dataDir)) !== null],
];

test.for(phases)(
  "a signal while %s ends the start and what it started",
  { timeout: 1_800_000 },
  async ([, isReached]) => {
    const portal = start();
    await until(isReached);
    expect(await portal.stop(), portal.output()).toBe(0);
    expect(portal.output()).not.toContain("Thangam is ready");
    expect(await postmaster()).toBeNull();
    expect((await readdir(dataDir)).filter((name) => name.includes("draft"))).toEqual([]);
  },
);

test("it waits for a database that comes later, and says so", { timeout: 1_800_000 }, async () => {
  copyMigrated(dataDir);
  const database = await startEmbeddedPostgres({ dataDir });
  await database.stop();
  const portal = start({ DATABASE_URL: database.url, APP_SECRET: "x".repeat(40), DATABASE_WAIT: "120" });
  await until(async () => portal.output().includes("Waiting for it, at most 120 s."));
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again.url).toBe(database.url);
  expect(await answers(`${await portal.address()}/readyz`)).toBe(200);
  expect(await portal.stop()).toBe(0);
  await again.stop();
});

// The demo shop takes long to make: the states that it is made of are asked in each run, its first work every night.
test.runIf(sized(false, true))(
  "a first start with the demo shop and its first seconds of work write no warning",
  { timeout: 1_800_000 },
  async () => {
    const portal = start({ DEMO: "1", LOG_LEVEL: "warn" });
    await portal.address();
    // Work that is repeated most often is done every five seconds.
    await pause(7000);
    expect(await portal.stop(), portal.output()).toBe(0);
    expect(
      portal
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{")),
    ).toEqual([]);
  },
);
