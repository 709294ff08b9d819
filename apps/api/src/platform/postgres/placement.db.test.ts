import { chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withClient } from "#testing/database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from "./embedded-postgres.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { findPostmaster } from "./postmaster.ts";

const isRoot = process.getuid?.() === 0;
let top: string;
let dataDir: string;
let shelf: string;
const started: EmbeddedPostgres[] = [];

// What a private temporary folder or a fresh server's home is, with a name that a person may give it.
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), "thangam-placement-"));
  dataDir = join(top, "my shop தங்கம்", ".data");
  shelf = await mkdtemp("/tmp/thangam-shelf-");
  await chmod(shelf, 0o755);
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
  for (const folder of [top, shelf]) await rm(folder, { recursive: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const one = await startEmbeddedPostgres({ dataDir, shelves: [shelf], ...options });
  started.push(one);
  return one;
}

/** The programs, as a clone of the project in that folder has them. */
async function programsOfClone() {
  const { postgres, version } = await findPostgresBinaries();
  const home = join(top, "my shop தங்கம்", "native");
  await cp(dirname(dirname(postgres)), home, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(home, "bin/initdb"), postgres: join(home, "bin/postgres"), version };
}

const keep = (url: string) => withClient(url, (client) => client.query("create table kept as select 1 as one"));
const count = (url: string) =>
  withClient(url, async (client) => Number((await client.query("select count(*) from kept")).rows[0].count));
const server = async () => (await findPostmaster(join(dataDir, "postgres")))?.pid ?? 0;

test.runIf(isRoot)("below a folder that only root may enter, root starts it as a user without rights", async () => {
  const binaries = await programsOfClone();
  const first = await start({ binaries });
  await keep(first.ownerUrl);
  const process = `/proc/${await server()}`;
  expect((await lstat(process)).uid).not.toBe(0);
  expect(await readFile(join(process, "status"), "utf8")).toMatch(/^CapEff:\t0+$/m);
  const program = await readlink(join(process, "exe"));
  expect(dirname(dirname(dirname(program)))).toBe(shelf);
  const copiedAt = (await lstat(program)).ino;
  await first.stop();

  const second = await start({ binaries });
  expect(await count(second.ownerUrl)).toBe(1);
  expect((await lstat(program)).ino).toBe(copiedAt);
});

test.skipIf(isRoot)("below a folder of their own, a person starts it with the programs that stand there", async () => {
  const binaries = await programsOfClone();
  const first = await start({ binaries });
  await keep(first.ownerUrl);
  await first.stop();
  const second = await start({ binaries });
  expect(await count(second.ownerUrl)).toBe(1);
  expect(await readdir(shelf)).toEqual([]);
});

test.runIf(isRoot)("a copy of the database that root brought back is used", async () => {
  const first = await start();
  await keep(first.ownerUrl);
  await first.stop();
  await cp(dataDir, `${dataDir}.backup`, { recursive: true });
  await rm(dataDir, { recursive: true });
  await cp(`${dataDir}.backup`, dataDir, { recursive: true });
  expect((await lstat(join(dataDir, "postgres"))).uid).toBe(0);
  const second = await start();
  expect(await count(second.ownerUrl)).toBe(1);
});

test.runIf(isRoot)("root starts the database of another user as that user", async () => {
  const first = await start();
  await keep(first.ownerUrl);
  await first.stop();
  const folder = join(dataDir, "postgres");
  await chown(folder, 12_345, 12_345);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), 12_345, 12_345);
  const second = await start();
  expect(await count(second.ownerUrl)).toBe(1);
  expect((await lstat(`/proc/${await server()}`)).uid).toBe(12_345);
});

test("a name that a shell would read otherwise does not matter", async () => {
  dataDir = join(top, `it's $HOME "here" \`now\``);
  await mkdir(dataDir);
  const { ownerUrl: url } = await start();
  await keep(url);
  expect(basename(dataDir)).toContain("$HOME");
});
