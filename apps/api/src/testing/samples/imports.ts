import type * as operations from "@thangam/contracts/imports/operations";
import type { SamplesOf } from "./sample.ts";
import { serial } from "./values.ts";

export const imports: SamplesOf<typeof operations> = {
  getImport: ({ importId }) => ({ id: importId }),
  getImportProblemsFile: ({ importId }) => ({ id: importId }),
  importBooks: () => ({ filename: "books.csv", content: Buffer.from(`Name,Email\n${serial()}`).toString("base64") }),
  listImportRows: ({ importId }) => ({ id: importId, state: "Bad", search: "a" }),
  listImports: () => ({ page: "1" }),
  startImport: ({ importId }) => ({ id: importId, send_welcome: true }),
  undoImport: ({ importId }) => ({ id: importId }),
};
