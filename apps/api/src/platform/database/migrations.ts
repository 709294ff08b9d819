import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { prepareAppRole } from "./app-role.ts";
import { applyQueueSchema } from "./job-queue.ts";

export const migrationsDirectory = fileURLToPath(new URL("../../../../../prisma/migrations/", import.meta.url));

// Any number that no other program using this database takes a lock on.
const migrationLock = 7_310_001;

/**
 * Brings the database at `url` up to date and answers the names of what it applied. Processes that start at
 * the same time wait for one another, so that only the first migrates.
 *
 * Each migration and its line in Prisma's own table are one transaction: a process killed half-way leaves
 * nothing behind, which Prisma's engine (that notes begin and end apart) cannot promise. `prisma migrate
 * deploy` reads the same table and agrees.
 */
export async function applyMigrations(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const pending = await findPendingMigrations(client);
    if (pending.length > 0) await prepareAppRole(client);
    await applyQueueSchema(client);
    for (const name of pending) await applyOne(client, name);
    return pending;
  } finally {
    await client.end();
  }
}

/** Names of this program's migrations that the database has not seen. */
export async function findPendingMigrations(client: Pick<Client, "query">): Promise<string[]> {
  const names = await listMigrations();
  const table = await client.query("select to_regclass('_prisma_migrations') as found");
  if (table.rows[0].found === null) return names;
  const done = await client.query(
    "select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  const applied = new Set(done.rows.map((row) => row.migration_name));
  return names.filter((name) => !applied.has(name));
}

async function listMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

async function applyOne(client: Client, name: string): Promise<void> {
  const script = await readFile(join(migrationsDirectory, name, "migration.sql"), "utf8");
  try {
    await client.query("begin");
    await client.query(prismaTable);
    await client.query(script);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), 1)`,
      [randomUUID(), createHash("sha256").update(script).digest("hex"), name],
    );
    await client.query("commit");
  } catch (error) {
    throw new Error(`The migration ${name} could not be applied; the database is as it was before it.`, {
      cause: error,
    });
  }
}

const prismaTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;
