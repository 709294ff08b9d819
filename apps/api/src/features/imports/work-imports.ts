import { withRetries } from "#kernel/with-retries.ts";
import { readNextFile, checkRows } from "./check-rows.ts";
import { importRows } from "./import-rows.ts";
import type { ImportTurn, ImportWork } from "./import-work.ts";
import { undoRows } from "./undo-rows.ts";

/**
 * One step of whatever imports wait for; returns how many rows it did. Every step is one transaction that also notes
 * how far it came: whoever is stopped in the middle of one loses that step and nothing else, and no row is done twice.
 * An import at which a step fails is passed over, and so stops no other one; it is told of, and tried again, when nothing
 * else is left to do.
 */
export async function workImports(work: ImportWork): Promise<number> {
  const failures: unknown[] = [];
  for (const step of [readNextFile, checkRows, importRows, undoRows]) {
    const passedOver: bigint[] = [];
    for (;;) {
      const turn: ImportTurn = { passedOver, batchId: null };
      try {
        const done = await withRetries(() => step(work, turn));
        if (done > 0) return done;
        break;
      } catch (error) {
        failures.push(error);
        if (turn.batchId === null) break;
        passedOver.push(turn.batchId);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  return 0;
}
