import { checkDatabase, openDatabase } from "./db.ts";
import type { Database } from "./db.ts";
import { applyMigrations } from "./migrations.ts";
import type { Stops } from "#platform/process/process.ts";

/** The database at `url`, brought to the newest migration and found fit to keep money in. */
export async function openShop(url: string, stops: Stops): Promise<Database> {
  await applyMigrations(url);
  const db = openDatabase(url);
  stops.push(() => db.$disconnect());
  await checkDatabase(db);
  return db;
}

/** Whether the database answers, and this process is not about to stop. */
export async function isDatabaseReady(db: Database, stopping: AbortSignal): Promise<boolean> {
  return !stopping.aborted && (await db.$queryRaw<unknown[]>`select 1`).length === 1;
}
