/**
 * `pnpm evidence seal`: seals the books now. `pnpm evidence seal-restored`: the same after a backup was brought back, so that the seal says
 * that the database went back; where that is not noted yet, the series of receipts skip what may be lost. `pnpm evidence rotate-key`: makes a new key, which the old one endorses.
 * Works on DATABASE_URL, or on the embedded database, whether the portal is running or not; EVIDENCE_DIR and EVIDENCE_KEY_DIR name the folders.
 */
import { readStoreConfig } from "./config.ts";
import { makeCheckpoints, openDirectory, openSigner, rotateSigningKey } from "#evidence/index.ts";
import { writtenKeyId } from "@thangam/evidence/note";
import { requireUpToDate } from "#platform/database/open-shop.ts";
import { noteRestoreNow } from "#platform/database/restored.ts";
import { reachDatabase } from "#platform/postgres/reach-database.ts";
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
  const database = await reachDatabase({ databaseUrl, dataDir });
  try {
    await requireUpToDate(database.url);
    await sealIn(database.url, reason);
  } finally {
    await database.stop();
  }
}

async function sealIn(url: string, reason: "now" | "restore"): Promise<void> {
  const now = new Date();
  const restored = reason === "restore" ? await noteRestoreNow(url, now) : null;
  if (restored !== null) printLine(restored);
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
