import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import { baseline, isOfFirstRelease, requireFirstRelease } from "./baseline.ts";
import { withConnection } from "./connection.ts";
import { applyQueueSchema } from "./job-queue.ts";
import { foldClosedDays } from "./fold-closed-days.ts";
import { recordExisting } from "./record-existing.ts";
import { applySqlFiles, findPendingSqlFiles, forgetSqlFiles } from "./sql-files.ts";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";

type Owner = Pick<Client, "query">;

export const migrationsDirectory = fileURLToPath(new URL("../../../../../prisma/migrations/", import.meta.url));

// Any number that no other program using this database takes a lock on.
const migrationLock = 7_310_001;

/**
 * Brings the database at `url`, which is its owner's, up to date and returns the names of what it applied: migrations, then
 * files of prisma/sql. The application's role must be there: the rights are granted to it.
 * Processes that start at the same time wait for one another, so that only the first migrates.
 *
 * Each migration and its line in Prisma's own table are one transaction: a process killed half-way leaves
 * nothing behind, which Prisma's engine (that records begin and end apart) cannot promise. `prisma migrate
 * deploy` reads the same table and agrees.
 */
export async function applyMigrations(url: string): Promise<string[]> {
  return withConnection(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await adoptBaseline(client);
    const { names, isNewer } = await compareMigrations(client);
    await applyQueueSchema(client);
    for (const name of names) await applyOne(client, name);
    // The functions of a newer program stay, when an older one starts beside it.
    const files = isNewer ? [] : await applySqlFiles(client);
    if (!isNewer) {
      await recordExisting(client);
      await foldClosedDays(client);
    }
    return [...names, ...files];
  });
}

/** Names of this program's migrations and SQL files that the database has not seen. */
export async function findPendingMigrations(client: Owner): Promise<string[]> {
  const { names, isNewer } = await compareMigrations(client);
  return isNewer ? names : [...names, ...(await findPendingSqlFiles(client))];
}

/** Which migrations the database has not seen, and whether it has seen some that this program does not know. */
async function compareMigrations(client: Owner): Promise<{ names: string[]; isNewer: boolean }> {
  const names = await listMigrations();
  const applied = await readApplied(client);
  return {
    names: names.filter((name) => !applied.includes(name)),
    isNewer: applied.some((name) => !names.includes(name) && !isOfFirstRelease(name)),
  };
}

async function listMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

async function readApplied(client: Owner): Promise<string[]> {
  const table = await client.query("select to_regclass('_prisma_migrations') as found");
  if (table.rows[0].found === null) return [];
  const rows = await readRows(
    client,
    row({ name: column.text }),
    "select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return rows.map(({ name }) => name);
}

/** Records the baseline in a database that has what the baseline makes. */
async function adoptBaseline(client: Owner): Promise<void> {
  const applied = await readApplied(client);
  if (applied.length === 0 || applied.includes(baseline)) return;
  await requireFirstRelease(client);
  await recordApplied(client, baseline, await readScript(baseline));
}

/** One transaction: what the migration does, its line in Prisma's table, and an entry of the audit trail if it changed records. */
export async function applyOne(client: Owner, name: string): Promise<void> {
  const script = await readScript(name);
  try {
    await client.query("begin");
    await client.query(prismaTable);
    await client.query(script);
    await auditChanges(client, name);
    await recordApplied(client, name, script);
    await forgetSqlFiles(client);
    await client.query("commit");
  } catch (error) {
    throw new Error(`The migration ${name} could not be applied; the database is as it was before it.`, {
      cause: error,
    });
  }
}

/** A database of a release without records has none to tell of. */
async function auditChanges(client: Owner, name: string): Promise<void> {
  const { rows } = await client.query<{ can: boolean }>(
    `select to_regclass('record_versions') is not null
      and to_regprocedure('write_audit(jsonb, timestamptz, text, text, jsonb)') is not null as can`,
  );
  if (rows[0]?.can !== true) return;
  await client.query(
    `select write_audit('{"operation": "Migrate"}', now(), 'migration', $1)
     where exists (select from record_versions where xid = pg_current_xact_id()::text::bigint)`,
    [name],
  );
}

function readScript(name: string): Promise<string> {
  return readFile(join(migrationsDirectory, name, "migration.sql"), "utf8");
}

async function recordApplied(client: Owner, name: string, script: string): Promise<void> {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), 1)`,
    [randomUUID(), createHash("sha256").update(script).digest("hex"), name],
  );
}

/** As Prisma makes it. */
export const prismaTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;
