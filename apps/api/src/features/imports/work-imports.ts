import { withRetries } from "#kernel/with-retries.ts";
import { readNextFile, checkRows } from "./check-rows.ts";
import { importRows } from "./import-rows.ts";
import type { ImportWork } from "./import-work.ts";
import { undoRows } from "./undo-rows.ts";

/**
 * One step of whatever imports wait for; returns how many rows it did. Every step is one transaction that also notes
 * how far it came: whoever is stopped in the middle of one loses that step and nothing else, and no row is done twice.
 */
export async function workImports(work: ImportWork): Promise<number> {
  for (const step of [readNextFile, checkRows, importRows, undoRows]) {
    const done = await withRetries(() => step(work));
    if (done > 0) return done;
  }
  return 0;
}
