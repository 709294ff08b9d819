import * as column from "./columns.ts";
import { checkDatabase, openDatabase } from "./db.ts";
import type { Database } from "./db.ts";
import { applyMigrations } from "./migrations.ts";
import { waitForDatabase } from "./wait-for-database.ts";
import { queryValue } from "./rows.ts";
import type { Stops } from "#platform/process/process.ts";

interface Opening {
  url: string;
  /** How long to wait for a server that does not answer yet. */
  waitSeconds: number;
  stops: Stops;
  stopping?: AbortSignal;
  /** Says why it cannot be reached. */
  inWords?: (error: unknown) => string;
}

/** The database at `url`, brought to the newest migration and found fit to keep money in. */
export async function openShop({ url, waitSeconds, stops, stopping, inWords }: Opening): Promise<Database> {
  await waitForDatabase(url, waitSeconds, stopping, inWords);
  await applyMigrations(url);
  const db = openDatabase(url);
  stops.push(() => db.$disconnect());
  await checkDatabase(db);
  return db;
}

/** Whether the database answers, and this process is not about to stop. */
export async function isDatabaseReady(db: Database, stopping: AbortSignal): Promise<boolean> {
  return !stopping.aborted && (await queryValue(db, column.integer)`select 1`) === 1;
}
