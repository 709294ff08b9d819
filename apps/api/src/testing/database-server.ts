import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { applyMigrations } from "#platform/database/migrations.ts";
import { keep, readKept } from "#platform/postgres/postgres-kept.ts";
import { copyFolder } from "./copy-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's address of the run's server, and of its migrated database that every test file clones. */
    templateUrl: string;
    /** The application's address on that server. */
    applicationUrl: string;
    /** What a first start leaves in its folder: `copyMigrated` copies it for a server that a test file kills, or starts itself. */
    migratedDir: string;
  }
}

let dataDir: string;
let migratedDir: string;
let server: EmbeddedPostgres | undefined;

// A server that lives as long as the run and holds nothing worth keeping may skip the waits for the disk, unless it is to be
// slow (scripts/slow-machine.ts).
const isSlow = process.env["SLOW_MACHINE"] !== undefined;
const disposable: Readonly<Record<string, string>> = isSlow
  ? {}
  : { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_wal_size: "1GB" };

/** What the databases of a run and their log need, with room to spare. */
const neededBytes = 4 * 1024 ** 3;

export async function setup(project: TestProject): Promise<void> {
  [dataDir, migratedDir] = [await newFolder(), await newFolder()];
  const first = await startEmbeddedPostgres({ dataDir, settings: disposable });
  await applyMigrations(first.ownerUrl);
  await first.stop();
  await keepMigrated();
  server = await startEmbeddedPostgres({ dataDir, settings: disposable });
  project.provide("templateUrl", server.adminUrl);
  project.provide("applicationUrl", server.url);
  project.provide("migratedDir", migratedDir);
}

export async function teardown(): Promise<void> {
  await server?.stop();
  for (const folder of [dataDir, migratedDir]) await rm(folder, { recursive: true });
}

/** Keeps the data of the stopped server for others, each of which chooses a port of its own. */
async function keepMigrated(): Promise<void> {
  copyFolder(dataDir, migratedDir);
  const kept = await readKept(migratedDir);
  if (kept === null) throw new Error("The first start kept no password.");
  const { owner: _, ...others } = kept;
  await keep(migratedDir, { ...others, port: 0 });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(await fastestFolder(), "thangam-test-"));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * A folder in memory where Linux offers one with enough room: every test file copies a database of 800 files, which takes
 * ten times as long on a disk.
 */
async function fastestFolder(): Promise<string> {
  const memory = "/dev/shm";
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return !isSlow && bavail * bsize > neededBytes ? memory : tmpdir();
}
