export { getImport } from "./get-import.ts";
export { getImportProblemsFile } from "./get-import-problems-file.ts";
export { importBooks } from "./import-books.ts";
export { listImportRows } from "./list-import-rows.ts";
export { listImports } from "./list-imports.ts";
export { startImport } from "./start-import.ts";
export { undoImport } from "./undo-import.ts";
export { workImports } from "./work-imports.ts";
