import { importStatusCodes } from "@thangam/contracts/imports/schemas";
import type { Batch } from "./import-store.ts";

/** An import as a list shows it. */
export function importView(batch: Batch) {
  return { ...batch, status: importStatusCodes.phraseOf(batch.status), toDoCount: toDoOf(batch) };
}

function toDoOf({ status, doneCount, goodCount, importedCount, rowCount }: Batch): number {
  if (status === "importing") return doneCount + goodCount;
  return status === "undoing" ? importedCount : (rowCount ?? 0);
}
