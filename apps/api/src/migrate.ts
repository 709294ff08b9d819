/**
 * `pnpm migrate`: brings the database up to date, sees to the roles of its owner and of the application, and ends. Run before
 * the portal of a new version starts; the portal does it itself for the database it brings along, and for no other.
 */
import { readMigrationConfig } from "./config.ts";
import { explain } from "#platform/database/explain.ts";
import { migrateDatabase } from "#platform/database/migrate-database.ts";
import { openShop } from "#platform/database/open-shop.ts";
import { printLine } from "#platform/process/process.ts";
import type { Stops } from "#platform/process/process.ts";
import { seedLookups } from "#seed/index.ts";

const stops: Stops = [];
try {
  const request = readMigrationConfig();
  const { url, changes } = await migrateDatabase(request);
  await seedLookups(await openShop({ url, waitSeconds: request.waitSeconds, stops }));
  for (const change of changes) printLine(change);
  printLine("The database is up to date.");
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const stop of stops) await stop();
}
