import type { Database, Transaction } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import type { Passwords } from "#platform/security/passwords.ts";
import type { Services } from "./handler.ts";

/** Stands where a hash is while a transaction is tried. It is never committed, and no password matches it. */
const STAND_IN = "not hashed yet";

/** Thrown at the end of a transaction that lacks hashes: all that it did is rolled back. */
class HashesMissing extends Error {
  override readonly name = "HashesMissing";
}

/**
 * A transaction during which no password is hashed: that takes long on purpose, and a transaction holds its locks and has
 * little time. `run` is tried with a stand-in for each hash and rolled back, the passwords it wanted hashed are hashed, and
 * it runs again with their hashes. So nothing is hashed for a call that is refused, waits for an approval or is a repeat.
 */
export async function inHashedTransaction<T>(
  db: Database,
  services: Services,
  run: (tx: Transaction, services: Services) => Promise<T>,
): Promise<T> {
  const hashes = new Map<string, string>();
  const made: string[] = [];
  for (;;) {
    const missing = new Set<string>();
    const passwords = tryingPasswords(services.passwords, { hashes, made, missing });
    try {
      return await inTransaction(db, async (tx) => {
        const result = await run(tx, { ...services, passwords });
        if (missing.size > 0) throw new HashesMissing();
        return result;
      });
    } catch (error) {
      if (!(error instanceof HashesMissing)) throw error;
      for (const password of missing) hashes.set(password, await services.passwords.hash(password));
    }
  }
}

interface Known {
  hashes: ReadonlyMap<string, string>;
  /** What an earlier try made up, in its order: the next makes the same, because its hash is there. */
  made: string[];
  missing: Set<string>;
}

function tryingPasswords(passwords: Passwords, { hashes, made, missing }: Known): Passwords {
  let count = 0;
  return {
    ...passwords,
    make: () => (made[count++] ??= passwords.make()),
    hash: (password) => {
      const hash = hashes.get(password);
      if (hash === undefined) missing.add(password);
      return Promise.resolve(hash ?? STAND_IN);
    },
  };
}
