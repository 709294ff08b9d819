/**
 * `pnpm evidence seal`: seals the books now. `pnpm evidence seal-restored`: the same after a backup was brought back, so that the seal says
 * that the database went back. `pnpm evidence rotate-key`: makes a new key, which the old one endorses.
 * Works on DATABASE_URL, or on the running embedded database; EVIDENCE_DIR and EVIDENCE_KEY_DIR name the folders.
 */
import { readStoreConfig } from "./config.ts";
import { makeCheckpoints, openDirectory, openSigner, rotateSigningKey } from "#evidence/index.ts";
import { writtenKeyId } from "@thangam/evidence/note";
import { requireUpToDate } from "#platform/database/open-shop.ts";
import { findRunningPostgres } from "#platform/postgres/embedded-postgres.ts";
import { printLine } from "#platform/process/process.ts";

const { databaseUrl, dataDir, evidenceDir: dir, evidenceKeyDir: keyDir } = readStoreConfig();
const commands = new Map([
  ["seal", () => seal("now")],
  ["seal-restored", () => seal("restore")],
  ["rotate-key", rotateKey],
]);

try {
  const command = commands.get(process.argv[2] ?? "");
  if (command === undefined) throw new Error(`Say what to do: ${[...commands.keys()].join(", ")}.`);
  await command();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function seal(reason: "now" | "restore"): Promise<void> {
  const url = databaseUrl ?? (await findRunningPostgres(dataDir))?.url;
  if (url === undefined) throw new Error("The database is not running: start the portal, or set DATABASE_URL.");
  await requireUpToDate(url);
  const now = new Date();
  const signer = await openSigner({ dir, keyDir }, now);
  for (const made of await makeCheckpoints({ databaseUrl: url, directory: openDirectory(dir), signer, now }, reason)) {
    printLine(made.note);
    for (const sentence of made.unsound) printLine(sentence);
    if (made.unsound.length > 0) process.exitCode = 1;
  }
}

async function rotateKey(): Promise<void> {
  const { keyId } = await rotateSigningKey({ dir, keyDir }, new Date());
  printLine(`The new key is ${writtenKeyId(keyId)}. The one before it endorses it; what either signed stays good.`);
}
