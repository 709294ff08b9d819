/** Where the database is: for the portal, which knows the application's address, and for `migrate`, which knows the owner's. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readKeptUrl, readKeptUrlFor } from "#platform/database/kept-urls.ts";
import type { MigrationRequest } from "#platform/database/migrate-database.ts";
import { appRole, userOf } from "#platform/database/roles.ts";
import { parseDatabaseUrl, parseWhole } from "./config-values.ts";
import type { Read } from "./config-values.ts";

export interface Store {
  dataDir: string;
  /** The application's; null: a PostgreSQL of our own is started in the data directory. */
  databaseUrl: string | null;
  /** Of a replica, as the application, where reports are read; null where there is none. */
  replicaUrl: string | null;
  /** Where checkpoints are appended and the public keys stand. */
  evidenceDir: string;
  /** Of the keys that sign checkpoints; for whoever makes them alone. */
  evidenceKeyDir: string;
  /** How long a start waits for a database that does not answer yet. */
  databaseWaitSeconds: number;
}

export function readStore(read: Read, mistakes: string[]): Store {
  const given = readUrl("DATABASE_URL", read, mistakes);
  const replicaUrl = readUrl("DATABASE_REPLICA_URL", read, mistakes);
  if (replicaUrl !== null && userOf(replicaUrl) !== appRole)
    mistakes.push(`DATABASE_REPLICA_URL must sign in as "${appRole}", as the portal does everywhere.`);
  const { dataDir, waitSeconds } = readPlace(read, mistakes);
  return {
    dataDir,
    databaseUrl: applicationUrl(given, dataDir),
    replicaUrl,
    databaseWaitSeconds: waitSeconds,
    evidenceDir: resolve(read("EVIDENCE_DIR") ?? join(dataDir, "evidence")),
    evidenceKeyDir: resolve(read("EVIDENCE_KEY_DIR") ?? join(dataDir, "evidence-keys")),
  };
}

export function readMigration(read: Read, mistakes: string[]): MigrationRequest {
  const place = readPlace(read, mistakes);
  const adminUrl = readUrl("DATABASE_ADMIN_URL", read, mistakes);
  const given = readUrl("DATABASE_OWNER_URL", read, mistakes);
  const url = readUrl("DATABASE_URL", read, mistakes);
  const isApplication = url !== null && userOf(url) === appRole;
  if (given !== null && url !== null && !isApplication)
    mistakes.push(
      `Beside DATABASE_OWNER_URL, DATABASE_URL must sign in as "${appRole}". Leave it out to have that made.`,
    );
  const ownerUrl = given ?? (isApplication ? null : url) ?? adminUrl;
  if (ownerUrl === null && mistakes.length === 0)
    mistakes.push("DATABASE_OWNER_URL is missing: it names the database to bring up to date, and its owner.");
  return { ...place, adminUrl, ownerUrl: ownerUrl ?? "", url: isApplication ? url : null };
}

/**
 * `migrate` may have made the application's address and kept it. It takes the place of an address of the owner, with
 * which installations of release 0.1 start, and of none where no database of our own is in the data directory.
 */
function applicationUrl(given: string | null, dataDir: string): string | null {
  if (given === null) return existsSync(join(dataDir, "postgres")) ? null : readKeptUrl(dataDir, "database-url");
  return userOf(given) === appRole ? given : (readKeptUrlFor(dataDir, "database-url", given) ?? given);
}

function readUrl(name: string, read: Read, mistakes: string[]): string | null {
  const given = read(name);
  const url = given === undefined ? null : parseDatabaseUrl(given);
  // It may hold a password, so the sentence does not repeat it.
  if (url === undefined) mistakes.push(`${name} must look like postgresql://user:password@host:5432/name.`);
  return url ?? null;
}

function readPlace(read: Read, mistakes: string[]): { dataDir: string; waitSeconds: number } {
  const wait = read("DATABASE_WAIT") ?? "60";
  const waitSeconds = parseWhole(0, 3_600)(wait);
  if (waitSeconds === undefined)
    mistakes.push(`DATABASE_WAIT is "${wait}", but must be a whole number of seconds from 0 to 3600.`);
  return { dataDir: resolve(read("DATA_DIR") ?? ".data"), waitSeconds: waitSeconds ?? 0 };
}
