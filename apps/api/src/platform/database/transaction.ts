import type { Database, Reader, Transaction } from "./db.ts";

/** Waiting longer than this for a connection, or holding one longer, means that something is wrong. */
const limits = { maxWait: 10_000, timeout: 20_000 };

/** All of it or nothing. What `run` reads may change beside it (read committed); lock what must not. */
export function inTransaction<T>(db: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.$transaction(run, limits);
}

/** Long enough to read the longest list. */
const snapshotLimits = { maxWait: 10_000, timeout: 120_000 };

/** Everything that `run` reads is as it stood at one moment, however many statements it takes. */
export function inSnapshot<T>(db: Database, run: (reader: Reader) => Promise<T>): Promise<T> {
  return db.$transaction(run, { ...snapshotLimits, isolationLevel: "RepeatableRead" });
}
