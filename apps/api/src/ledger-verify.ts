/**
 * `pnpm ledger:verify`: replays the ledger and the audit trail and names everything that is wrong. Ends with 1 if anything is, with 2
 * if it could not look. With `--evidence DIR` it also compares the database with every checkpoint of that folder, and `--key` names
 * the fingerprints of the keys that may have signed them.
 * Customers whom nothing tells apart are named, too, and are no finding.
 * Works on DATABASE_URL, or on the embedded database, whether the portal is running or not.
 */
import { access } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readKeyId } from "@thangam/evidence/note";
import { readStoreConfig } from "./config.ts";
import { verifyEvidence } from "#evidence/index.ts";
import { verifyAccounts } from "#features/accounts/index.ts";
import type { Verified } from "#features/accounts/index.ts";
import { whoIsAlikeWithoutEmail } from "#features/users/index.ts";
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
  const { values } = parseArgs({
    options: { evidence: { type: "string" }, key: { type: "string", multiple: true, default: [] } },
  });
  const database = await reachDatabase(readStoreConfig());
  try {
    await requireUpToDate(database.url);
    const { books, journals, versions, entries, findings, alike } = await verifyIn(database.url);
    const sealed = values.evidence === undefined ? null : await compareWith(database.url, values.evidence, values.key);
    const all = [...findings, ...(sealed?.findings ?? [])];
    for (const finding of all) process.stdout.write(`${finding}\n`);
    for (const remark of [...(sealed?.remarks ?? []), ...alike]) process.stdout.write(`${remark}\n`);
    process.stdout.write(
      `${books} books, ${journals} journals, ${versions} versions of records, ${entries} audit entries, ` +
        `${sealed === null ? "" : `${sealed.checkpoints} checkpoints, `}${all.length} findings\n`,
    );
    return all.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

async function compareWith(url: string, dir: string, keys: readonly string[]) {
  await access(join(dir, "keys.json")).catch(() => {
    throw new Error(`There is no evidence in ${dir}: it has no keys.json.`);
  });
  return verifyEvidence(url, dir, keys.map(readKeyId));
}

async function verifyIn(url: string): Promise<Verified & { alike: string[] }> {
  const db = openDatabase(url);
  try {
    return { ...(await verifyAccounts(db, url)), alike: await whoIsAlikeWithoutEmail(db) };
  } finally {
    await db.$disconnect();
  }
}
