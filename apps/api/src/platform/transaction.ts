import type { Database, Transaction } from "./db.ts";

/** Waiting longer than this for a connection, or holding one longer, means that something is wrong. */
const limits = { maxWait: 10_000, timeout: 20_000 };

/** All of it or nothing. What `run` reads may change beside it (read committed); lock what must not. */
export function inTransaction<T>(db: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.$transaction(run, limits);
}
