import type * as operations from "@thangam/contracts/imports/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getImport } from "./get-import.ts";
import { getImportProblemsFile } from "./get-import-problems-file.ts";
import { importBooks } from "./import-books.ts";
import { listImportRows } from "./list-import-rows.ts";
import { listImports } from "./list-imports.ts";
import { startImport } from "./start-import.ts";
import { undoImport } from "./undo-import.ts";

export { workImports } from "./work-imports.ts";

export const handlers: HandlersOf<typeof operations> = {
  getImport,
  getImportProblemsFile,
  importBooks,
  listImportRows,
  listImports,
  startImport,
  undoImport,
};
