import { importStatuses } from "@thangam/contracts/imports/schemas";
import { parseEnum } from "#platform/parse-enum.ts";
import type { BatchRow } from "./import-store.ts";

/** An import as a list shows it. */
export function importView(row: BatchRow) {
  const status = parseEnum(row.status, importStatuses);
  return {
    id: row.id,
    fileName: row.file_name,
    status,
    problem: row.problem,
    problemParams: row.problem_params,
    rowCount: row.row_count,
    goodCount: row.good,
    badCount: row.bad,
    importedCount: row.imported,
    doneCount: row.done_rows,
    toDoCount: toDoOf(row),
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
    startedAt: row.started_at,
    importedAt: row.imported_at,
    undoneAt: row.undone_at,
  };
}

function toDoOf(row: BatchRow): number {
  if (row.status === "Importing") return row.done_rows + row.good;
  return row.status === "Undoing" ? row.imported : (row.row_count ?? 0);
}
