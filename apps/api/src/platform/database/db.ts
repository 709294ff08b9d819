import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { PrismaClient } from "#generated/prisma/client.ts";
import type { Prisma } from "#generated/prisma/client.ts";
import { appConnection, appRole } from "./app-connection.ts";
import { assert } from "#platform/assert.ts";
import * as column from "./columns.ts";
import { queryOnlyRow, row } from "./rows.ts";
import type { RowOf } from "./rows.ts";

export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;
/** What one only reads: the database as it is now, or as it stood at one moment (`inSnapshot`). */
export type Reader = Transaction;

export interface DatabaseOptions {
  /** Connections held at most; 10 keeps two cores busy. */
  poolSize?: number;
}

/** A client whose sessions keep time in UTC and have the rights of the application's role, nothing more. */
export function openDatabase(url: string, { poolSize = 10 }: DatabaseOptions = {}): Database {
  const pool = new Pool({
    ...appConnection(url),
    application_name: "thangam",
    max: poolSize,
    // To find the server and sign in to it takes longer than most requests: a connection stays for a quiet while.
    idleTimeoutMillis: 5 * 60_000,
    keepAlive: true,
  });
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => statementName(sql),
  });
  const db = new PrismaClient({ adapter });
  poolByDatabase.set(db, pool);
  return db;
}

const poolByDatabase = new WeakMap<Database, Pool>();

/** How many connections there are, how many of them do nothing, and how many callers wait for one. */
export function poolUseOf(db: Database): { open: number; idle: number; waiting: number } {
  const pool = poolByDatabase.get(db);
  assert(pool !== undefined, "a database is opened by openDatabase");
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/**
 * Refuses, with a sentence for everything wrong, a server that could lose or shift what the ledger says.
 * `isDisposable` lets the tests' own server be fast instead of durable; nothing outside the tests gives it.
 */
export async function checkDatabase(db: Database, { isDisposable = false } = {}): Promise<void> {
  const server = await queryOnlyRow(db, serverSettings)`
    select current_setting('server_version_num')::int as version, current_setting('TimeZone') as time_zone,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, current_user::text as role`;
  const mistakes = [...faultsOf(server), ...(isDisposable ? [] : durabilityFaultsOf(server))];
  if (mistakes.length > 0)
    throw new Error(`The database cannot be used:\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
}

const serverSettings = row({
  version: column.integer,
  timeZone: column.text,
  fsync: column.text,
  fullPageWrites: column.text,
  synchronousCommit: column.text,
  role: column.text,
});

type ServerSettings = RowOf<typeof serverSettings>;

function faultsOf({ version, timeZone, role }: ServerSettings): string[] {
  const faults = [];
  if (version < 160_000) faults.push(`It is PostgreSQL ${Math.floor(version / 10_000)}; 16 or later is needed.`);
  if (timeZone !== "UTC")
    faults.push(`Its sessions keep time in ${timeZone}, which would shift stored times; they must keep UTC.`);
  if (role !== appRole)
    faults.push(`Its sessions work as "${role}" instead of "${appRole}", which could change the ledger.`);
  return faults;
}

function durabilityFaultsOf({ fsync, fullPageWrites, synchronousCommit }: ServerSettings): string[] {
  const faults = [];
  if (fsync !== "on") faults.push("fsync is off: a power cut could destroy it. Set fsync = on.");
  if (fullPageWrites !== "on")
    faults.push("full_page_writes is off: a power cut could destroy it. Set full_page_writes = on.");
  if (!["on", "remote_apply"].includes(synchronousCommit)) {
    faults.push(
      `synchronous_commit is ${synchronousCommit}: a receipt could be lost after it was given. Set synchronous_commit = on.`,
    );
  }
  return faults;
}

const maxStatements = 500;
const nameBySql = new Map<string, string>();

// A named statement is parsed and planned once per connection. Queries built from parts could come in endless
// forms, so only the first few hundred are kept; the rest run unnamed.
function statementName(sql: string): string {
  const known = nameBySql.get(sql);
  if (known !== undefined) return known;
  if (nameBySql.size >= maxStatements) return "";
  const name = createHash("sha256").update(sql).digest("base64url");
  nameBySql.set(sql, name);
  return name;
}
