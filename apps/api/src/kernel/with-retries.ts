import { setTimeout as pause } from "node:timers/promises";
import { isUnreachable, wasRolledBack } from "#platform/database/database-errors.ts";
import { TransactionTooLong } from "#platform/database/transaction.ts";

/** The records could not be reached, or nobody knows whether a write happened; sending it again with its key gives the answer. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof TransactionTooLong ? cause.message : "The database cannot be reached", { cause });
    this.name = "Unavailable";
  }
}

const maxTries = 4;

/**
 * Runs it again when the database rolled everything back (deadlock, serialization), which is always safe. What it rolls
 * back every time is `Unavailable`: the same request may succeed later.
 */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(run);
    } catch (error) {
      if (!wasRolledBack(error)) throw error;
      if (tries === maxTries) throw new Unavailable(error);
      await pause(tries * 10 + Math.random() * 20);
    }
  }
}

/** Runs it; a lost or missing connection, or a transaction that lasted too long, becomes `Unavailable`. */
export async function once<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof TransactionTooLong || isUnreachable(error) ? new Unavailable(error) : error;
  }
}
