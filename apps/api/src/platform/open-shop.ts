import { checkDatabase, openDatabase } from "./db.ts";
import type { Database } from "./db.ts";
import { applyMigrations } from "./migrations.ts";
import type { Stops } from "./process.ts";

/** The database at `url`, brought to the newest migration and found fit to keep money in. */
export async function openShop(url: string, stops: Stops): Promise<Database> {
  await applyMigrations(url);
  const db = openDatabase(url);
  stops.push(() => db.$disconnect());
  await checkDatabase(db);
  return db;
}
