import { databaseMessageOf } from "./database-errors.ts";
import type { Database, Reader, Transaction } from "./db.ts";

/**
 * What takes longer is rolled back, because it would hold its locks and make others wait. Work that grows with its size is
 * done in steps, each in a transaction of its own.
 */
const maxDurationMs = 5_000;
/** Waiting longer than this for a connection means that something is wrong. */
const maxWait = 10_000;

/** A transaction was rolled back because it lasted too long. The same request may succeed later. */
export class TransactionTooLong extends Error {
  constructor(cause: unknown) {
    super(`A transaction took longer than ${maxDurationMs / 1_000} s and was rolled back`, { cause });
    this.name = "TransactionTooLong";
  }
}

/** All of it or nothing. What `run` reads may change beside it (read committed); lock what must not. */
export async function inTransaction<T>(db: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(
      async (tx) => {
        // The client's own limit is noticed between two statements; this one ends a statement that hangs.
        await tx.$executeRaw`set local statement_timeout = '5s'`;
        return run(tx);
      },
      { maxWait, timeout: maxDurationMs },
    );
  } catch (error) {
    throw wasTooLong(error) ? new TransactionTooLong(error) : error;
  }
}

function wasTooLong(error: unknown): boolean {
  if (databaseMessageOf(error)?.sqlState === "57014") return true;
  return error instanceof Error && /cannot be executed on an expired transaction/.test(error.message);
}

/** Everything that `run` reads is as it stood at one moment, however many statements it takes. */
export function inSnapshot<T>(db: Database, run: (reader: Reader) => Promise<T>): Promise<T> {
  return db.$transaction(run, { maxWait, timeout: maxDurationMs, isolationLevel: "RepeatableRead" });
}
