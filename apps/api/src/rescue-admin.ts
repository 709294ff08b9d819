/**
 * `pnpm rescue:admin somebody@example.com`: takes the second factor of an Admin away who lost the telephone and the backup codes,
 * and whom nobody else can help. They set up another one when they sign in the next time. It stands in the audit trail, and all
 * Admins are told. Works on DATABASE_URL, or on the embedded database, whether the portal is running or not.
 */
import { readStoreConfig } from "./config.ts";
import { rescueAdmin } from "#features/session/factors/index.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/db.ts";
import { requireUpToDate } from "#platform/database/open-shop.ts";
import { reachDatabase } from "#platform/postgres/reach-database.ts";
import { printLine } from "#platform/process/process.ts";

try {
  await rescue(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function rescue(email: string | undefined): Promise<void> {
  if (email === undefined) throw new Error("Name the Admin by e-mail: pnpm rescue:admin somebody@example.com");
  const database = await reachDatabase(readStoreConfig());
  try {
    await requireUpToDate(database.url);
    const db = openDatabase(database.url);
    try {
      printLine(await rescueAdmin(db, systemClock(), email.trim().toLowerCase()));
    } finally {
      await db.$disconnect();
    }
  } finally {
    await database.stop();
  }
}
