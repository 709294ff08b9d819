/**
 * `pnpm ledger:verify`: replays the ledger and the audit trail and names everything that is wrong. Ends with 1 if anything is, with 2
 * if it could not look.
 * Works on DATABASE_URL, or on the embedded database, whether the portal is running or not.
 */
import { readStoreConfig } from "./config.ts";
import { verifyAccounts } from "#features/accounts/index.ts";
import type { Verified } from "#features/accounts/index.ts";
import { openDatabase } from "#platform/database/db.ts";
import { requireUpToDate } from "#platform/database/open-shop.ts";
import { reachDatabase } from "#platform/postgres/reach-database.ts";

try {
  process.exitCode = await verify();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function verify(): Promise<number> {
  const database = await reachDatabase(readStoreConfig());
  try {
    await requireUpToDate(database.url);
    const { books, journals, entries, findings } = await verifyIn(database.url);
    for (const finding of findings) process.stdout.write(`${finding}\n`);
    process.stdout.write(
      `${books} books, ${journals} journals, ${entries} audit entries, ${findings.length} findings\n`,
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

async function verifyIn(url: string): Promise<Verified> {
  const db = openDatabase(url);
  try {
    return await verifyAccounts(db, url);
  } finally {
    await db.$disconnect();
  }
}
