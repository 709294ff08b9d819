import { setTimeout as pause } from "node:timers/promises";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";
import { inTransaction, TransactionTooLong } from "#platform/database/transaction.ts";

/** What processes that start together do one after the other. */
export const turns = { lookups: 1, demoShop: 2 } as const;

/** How often a step is tried that a machine which stood still has cut off. */
const maxTries = 20;
/** Before the next try, so that a machine that is busy with something else gets over it. */
const pauseMs = { usual: 50, afterCut: 1_000 };

/**
 * Does a step in a transaction of its own when no other process does one; `run` is told whether it is tried again. Who waits,
 * waits outside of a transaction.
 */
export async function inTurn<T>(
  db: Database,
  turn: (typeof turns)[keyof typeof turns],
  run: (tx: Transaction, isAgain: boolean) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ;) {
    let waitMs = pauseMs.usual;
    try {
      const done = await inTransaction(db, async (tx) => {
        const isOurs = await queryValue(tx, column.boolean)`
          select pg_try_advisory_xact_lock(731001, ${turn}::int)`;
        // Of a database made just now nothing is known: its tables would be read whole for each row that is looked for.
        await tx.$executeRaw`set local enable_seqscan = off`;
        return isOurs ? { value: await run(tx, tries > 1) } : null;
      });
      if (done !== null) return done.value;
    } catch (error) {
      if (!(error instanceof TransactionTooLong) || tries === maxTries) throw error;
      tries += 1;
      waitMs = pauseMs.afterCut;
    }
    await pause(waitMs);
  }
}
