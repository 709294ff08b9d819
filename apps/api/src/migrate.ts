/**
 * `pnpm migrate`: brings the database of DATABASE_URL up to date and ends. The portal does the same when it starts; where
 * several processes serve it, this is run once before them.
 */
import { readStoreConfig } from "./config.ts";
import { explain } from "#platform/database/explain.ts";
import { openShop } from "#platform/database/open-shop.ts";
import { printLine } from "#platform/process/process.ts";
import type { Stops } from "#platform/process/process.ts";
import { seedLookups } from "#seed/index.ts";

const stops: Stops = [];
try {
  const { databaseUrl, databaseWaitSeconds } = readStoreConfig();
  if (databaseUrl === null) throw new Error("DATABASE_URL is missing: it names the database to bring up to date.");
  await seedLookups(await openShop({ url: databaseUrl, waitSeconds: databaseWaitSeconds, stops }));
  printLine("The database is up to date.");
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const stop of stops) await stop();
}
