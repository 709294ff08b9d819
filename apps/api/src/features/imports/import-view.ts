import type { Batch } from "./import-store.ts";

/** An import as a list shows it. */
export function importView(batch: Batch) {
  return { ...batch, toDoCount: toDoOf(batch) };
}

function toDoOf({ status, doneCount, goodCount, importedCount, rowCount }: Batch): number {
  if (status === "Importing") return doneCount + goodCount;
  return status === "Undoing" ? importedCount : (rowCount ?? 0);
}
