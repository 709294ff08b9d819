import { AfterTransaction } from "./ending-adapter.ts";
import { databaseMessageOf } from "./database-errors.ts";
import type { Database, Reader, Transaction } from "./db.ts";

/**
 * What takes longer is rolled back, because it would hold its locks and make others wait. Work that grows with its size is
 * done in steps, each in a transaction of its own.
 */
const maxDurationMs = 5_000;
/** Waiting longer than this for a connection means that something is wrong. */
const maxWait = 10_000;
/**
 * The client's own limit, for a transaction that does nothing any more. It is no limit for one that works: the client gives the
 * connection back in the middle of a write of several statements, of which ending-adapter.ts refuses the rest.
 */
const clientLimitMs = 20_000;

/** A transaction was rolled back because it lasted too long. The same request may succeed later. */
export class TransactionTooLong extends Error {
  constructor(options?: ErrorOptions) {
    super(`A transaction took longer than ${maxDurationMs / 1_000} s and was rolled back`, options);
    this.name = "TransactionTooLong";
  }
}

/** All of it or nothing. What `run` reads may change beside it (read committed); lock what must not. */
export async function inTransaction<T>(db: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(
      async (tx) => {
        const endsAt = performance.now() + maxDurationMs;
        const requireTime = () => {
          if (performance.now() > endsAt) throw new TransactionTooLong();
        };
        // Ends a statement that hangs.
        await tx.$executeRaw`set local statement_timeout = '5s'`;
        const result = await run(callsRequire(requireTime, tx));
        requireTime();
        return result;
      },
      { maxWait, timeout: clientLimitMs },
    );
  } catch (error) {
    throw wasTooLong(error) ? new TransactionTooLong({ cause: error }) : error;
  }
}

/** The same object, of which each function, also those of its models, is called only after `require` has let it. */
function callsRequire<T extends object>(require: () => void, target: T): T {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === "function")
        return (...values: unknown[]): unknown => {
          require();
          return Reflect.apply(value, target, values);
        };
      return typeof value === "object" && value !== null ? callsRequire(require, value) : value;
    },
  });
}

function wasTooLong(error: unknown): boolean {
  if (databaseMessageOf(error)?.sqlState === "57014") return true;
  if (error instanceof AfterTransaction) return true;
  return error instanceof Error && /cannot be executed on an expired transaction/.test(error.message);
}

/** Everything that `run` reads is as it stood at one moment, however many statements it takes. */
export function inSnapshot<T>(db: Database, run: (reader: Reader) => Promise<T>): Promise<T> {
  return db.$transaction(run, { maxWait, timeout: maxDurationMs, isolationLevel: "RepeatableRead" });
}
