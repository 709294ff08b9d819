import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withClient } from "#testing/database.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { checkDatabase } from "#platform/database/check-database.ts";
import { openDatabase } from "#platform/database/db.ts";
import { findRunningPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { applyMigrations } from "#platform/database/migrations.ts";
import { findPostmaster, isAlive, stopPostmaster } from "./postmaster.ts";

let dataDir: string;
const children: ChildProcess[] = [];
const started: EmbeddedPostgres[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-embedded-"));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const one of started.splice(0)) await one.stop();
  const server = await postmaster();
  if (server !== null) await stopPostmaster(join(dataDir, "postgres"), server);
  await rm(dataDir, { recursive: true });
});

/** Starts it in this program, to be stopped after the test. */
async function start(options: Parameters<typeof startEmbeddedPostgres>[0]): Promise<EmbeddedPostgres> {
  const one = await startEmbeddedPostgres(options);
  started.push(one);
  return one;
}

const postmaster = () => findPostmaster(join(dataDir, "postgres"));
const count = (url: string) =>
  withClient(url, async (client) => Number((await client.query("select count(*) from kept")).rows[0].count));
const keep = (url: string) => withClient(url, (client) => client.query("create table kept as select 1 as one"));

/** Another program that starts the embedded database in the same directory. */
async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../testing/embedded-child.ts"), dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(child.stdout, "data");
  return { child, url: String(line).trim() };
}

test("it keeps its data, port and password from one start to the next", async () => {
  const first = await start({ dataDir });
  await keep(first.ownerUrl);
  await first.stop();
  expect(await postmaster()).toBeNull();
  const second = await start({ dataDir });
  expect(second.ownerUrl).toBe(first.ownerUrl);
  expect(await count(second.ownerUrl)).toBe(1);
  await second.stop();
});

test("it is durable, listens to this machine only, and its password is the owner's alone", async () => {
  const { ownerUrl, url } = await start({ dataDir });
  await applyMigrations(ownerUrl);
  const db = openDatabase(url, { poolSize: 1 });
  await checkDatabase(db);
  await db.$disconnect();
  const { rows } = await withClient(url, (client) =>
    client.query("select current_setting('listen_addresses') as addresses"),
  );
  expect(rows).toEqual([{ addresses: "127.0.0.1" }]);
  expect((await stat(join(dataDir, "postgres.json"))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, "postgres", "pg_hba.conf"), "utf8")).not.toMatch(/^[^#]*\btrust\b/m);
});

test("a killed server comes up again with its data", async () => {
  copyMigrated(dataDir);
  const { ownerUrl: url } = await start({ dataDir });
  await keep(url);
  const killed = await postmaster();
  process.kill(killed!.pid, "SIGKILL");
  const again = await start({ dataDir });
  expect((await postmaster())!.pid).not.toBe(killed!.pid);
  expect(await count(again.ownerUrl)).toBe(1);
});

test("a server killed while its program runs is started again, under the same address and with its data", async () => {
  copyMigrated(dataDir);
  const { ownerUrl: url } = await start({ dataDir });
  await keep(url);
  const killed = await postmaster();
  process.kill(killed!.pid, "SIGKILL");
  await expect.poll(() => count(url).catch(() => 0), { timeout: 600_000 }).toBe(1);
  expect((await postmaster())!.pid).not.toBe(killed!.pid);
});

test("a stop is final: the server is not started again", async () => {
  copyMigrated(dataDir);
  const server = await start({ dataDir });
  await server.stop();
  // Several times the pause of who looks after it. A slow machine sees less of that, and fails no sooner.
  await new Promise((settle) => setTimeout(settle, 1_500));
  expect(await postmaster()).toBeNull();
});

test("a server that outlived its killed program is taken over, and stopped at the end", async () => {
  const { child, url } = await startChild();
  const orphan = await postmaster();
  child.kill("SIGKILL");
  await once(child, "exit");
  const adopted = await start({ dataDir });
  expect(adopted.ownerUrl).toBe(url);
  expect((await postmaster())!.pid).toBe(orphan!.pid);
  await adopted.stop();
  expect(await postmaster()).toBeNull();
});

test("a program does not stop the server of another that still runs", async () => {
  const { child, url } = await startChild();
  expect(await findRunningPostgres(dataDir)).toMatchObject({ ownerUrl: url });
  const guest = await start({ dataDir });
  await guest.stop();
  expect(await postmaster()).not.toBeNull();
  child.stdin?.write("stop\n");
  await once(child, "exit");
  expect(await postmaster()).toBeNull();
  expect(await findRunningPostgres(dataDir)).toBeNull();
});

test("programs that start at the same moment share one server", async () => {
  const [one, other] = await Promise.all([startChild(), startChild()]);
  expect(one.url).toBe(other.url);
  await keep(one.url);
  expect(await count(other.url)).toBe(1);
  const left = (await readdir(dataDir)).filter((name) => name.includes("draft"));
  expect(left).toEqual([]);
});

test("a first start that was cut off is started over", async () => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await once(gone, "exit");
  expect(isAlive(gone.pid!)).toBe(false);
  await mkdir(join(dataDir, `postgres.draft-${gone.pid}`));
  await writeFile(join(dataDir, `postgres.draft-${gone.pid}`, "PG_VERSION"), "18");
  await writeFile(join(dataDir, "postgres.json"), '{"port":0,"pass');
  const { ownerUrl: url } = await start({ dataDir });
  await keep(url);
  expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.json", "postgres.log"]);
});

test("a lock file that names another program's process does not stop the next start", async () => {
  copyMigrated(dataDir);
  const first = await start({ dataDir });
  await first.stop();
  const lock = [process.pid, join(dataDir, "postgres"), 0, 1, "", "127.0.0.1", "", "ready"].join("\n");
  await writeFile(join(dataDir, "postgres", "postmaster.pid"), `${lock}\n`);
  const { ownerUrl: url } = await start({ dataDir });
  await keep(url);
});

test("a port that somebody else took is given up for another", async () => {
  copyMigrated(dataDir);
  const first = await start({ dataDir });
  await first.stop();
  const taker = createServer().listen(Number(new URL(first.ownerUrl).port), "127.0.0.1");
  await once(taker, "listening");
  const second = await start({ dataDir });
  expect(new URL(second.ownerUrl).port).not.toBe(new URL(first.ownerUrl).port);
  taker.close();
});

test("it works below a directory that only the person who starts it may enter", async () => {
  await chmod(dataDir, 0o700);
  const first = await start({ dataDir });
  await keep(first.ownerUrl);
  await first.stop();
  const second = await start({ dataDir });
  expect(await count(second.ownerUrl)).toBe(1);
});

test("a database without its password says so", async () => {
  copyMigrated(dataDir);
  await (await start({ dataDir })).stop();
  await rm(join(dataDir, "postgres.json"));
  await expect(start({ dataDir })).rejects.toThrow("postgres.json with its password is missing");
});
