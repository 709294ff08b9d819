import * as column from "./columns.ts";
import { withConnection } from "./connection.ts";
import { checkDatabase } from "./check-database.ts";
import { openDatabase } from "./db.ts";
import type { Database } from "./db.ts";
import { findPendingMigrations } from "./migrations.ts";
import { requireRestoreNoted } from "./restored.ts";
import { waitForDatabase } from "./wait-for-database.ts";
import { queryValue } from "./rows.ts";
import type { Stops } from "#platform/process/process.ts";

interface Opening {
  /** The application's. */
  url: string;
  /** How long to wait for a server that does not answer yet. */
  waitSeconds: number;
  stops: Stops;
  stopping?: AbortSignal;
  /** Says why it cannot be reached. */
  inWords?: (error: unknown) => string;
}

/** The database at `url`, found up to date and fit to keep money in. */
export async function openShop({ url, waitSeconds, stops, stopping, inWords }: Opening): Promise<Database> {
  await waitForDatabase(url, waitSeconds, stopping, inWords);
  const db = openDatabase(url);
  stops.push(() => db.$disconnect());
  await checkDatabase(db);
  await requireUpToDate(url);
  await requireRestoreNoted(url);
  return db;
}

/** Refuses a database that lacks what this program expects to find. */
export async function requireUpToDate(url: string): Promise<void> {
  const pending = await withConnection(url, findPendingMigrations);
  if (pending.length > 0)
    throw new Error(
      `The database is not up to date (${pending.length} steps are missing, first ${pending[0]}). Run \`pnpm migrate\` ` +
        "with the owner's address as DATABASE_OWNER_URL, then try again. A portal with a database of its own does so when it starts.",
    );
}

/** Whether the database answers, and this process is not about to stop. */
export async function isDatabaseReady(db: Database, stopping: AbortSignal): Promise<boolean> {
  return !stopping.aborted && (await queryValue(db, column.integer)`select 1`) === 1;
}
