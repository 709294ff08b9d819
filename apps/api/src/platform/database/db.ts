import { createHash } from "node:crypto";
import { Pool } from "pg";
import { PrismaClient } from "#generated/prisma/client.ts";
import type { Prisma } from "#generated/prisma/client.ts";
import { appConnection } from "./app-connection.ts";
import { EndingAdapter } from "./ending-adapter.ts";
import { refuseUnconfirmed } from "./unconfirmed-commit.ts";
import { assert } from "#platform/assert.ts";

export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;
/** What one only reads: the database as it is now, or as it stood at one moment (`inSnapshot`). */
export type Reader = Transaction;

export interface DatabaseOptions {
  /** Connections held at most; 10 keeps two cores busy. */
  poolSize?: number;
  /** Every transaction only reads, also on a server that could write. */
  isReadOnly?: boolean;
}

/** A client of the application, whose sessions keep time in UTC. */
export function openDatabase(url: string, { poolSize = 10, isReadOnly = false }: DatabaseOptions = {}): Database {
  const { options, ...connection } = appConnection(url);
  const pool = new Pool({
    ...connection,
    options: isReadOnly ? `${options} -c default_transaction_read_only=on` : options,
    application_name: "thangam",
    max: poolSize,
    // To find the server and sign in to it takes longer than most requests: a connection stays for a quiet while.
    idleTimeoutMillis: 5 * 60_000,
    keepAlive: true,
  });
  pool.on("connect", refuseUnconfirmed);
  const adapter = new EndingAdapter(pool, {
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
