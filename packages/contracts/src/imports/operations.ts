import * as z from "zod/mini";
import { file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import {
  base64,
  batch,
  batchFields,
  importColumns,
  importRowStates,
  importStatuses,
  namedBatch,
  schemeTotal,
} from "./schemas.ts";

export const importBooks = operation({
  wire: "Import_Books",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Takes a CSV or XLSX file of an existing shop's clients, books and paid months, and begins to check it.",
  auditLabel: "Brought in a file",
  bodyLimit: "10mb",
  input: record({
    fileName: ["filename", text({ missing: "import_file_missing" })],
    /** The file as base64. */
    content: base64,
  }),
  output: oneOf(record({ batchId: ["id", id()] })),
  refusals: ["import_file_known", "import_file_too_large"],
});

export const getImport = operation({
  wire: "Get_Import",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "One import: how far it is, and what it would make or has made.",
  input: record(namedBatch),
  output: oneOf(
    record({
      ...batchFields,
      clientCount: ["new_clients", z.int()],
      /** Clients who were there and get further books. */
      knownClientCount: ["known_clients", z.int()],
      bookCount: ["books", z.int()],
      paidTotalPaise: ["paid_total", rupees()],
      weightTotalMg: ["weight_total", grams()],
      /** Books of gold schemes without grams in the file: theirs are computed at the rate of the day. */
      computedGramsCount: ["computed_grams", z.int()],
      schemes: z.array(schemeTotal),
      /** Work waits until the next business day. */
      isDayClosed: ["day_closed", z.boolean()],
    }),
  ),
  refusals: ["import_not_found"],
});

export const listImports = operation({
  wire: "Get_Imports",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "Every import, the newest first.",
  input: record(paging(["uploaded"])),
  output: pageOf(batch),
  refusals: [],
});

export const listImportRows = operation({
  wire: "Get_Import_Rows",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "The rows of an import as they stood in the file; of the bad ones, why.",
  input: record({
    ...namedBatch,
    state: z.optional(enumOf(importRowStates, { invalid: "status_invalid" })),
    ...paging(["row"]),
  }),
  output: pageOf(
    record({
      rowNumber: ["row", z.int()],
      state: z.enum(["Read", ...importRowStates]),
      /** As it stood in the file. */
      cells: z.partialRecord(z.enum(importColumns), z.string()),
      problems: z.array(
        record({
          column: z.nullable(z.enum(importColumns)),
          code: z.string(),
          params: z.record(z.string(), z.string()),
        }),
      ),
      clientId: ["client", z.nullable(id())],
    }),
  ),
  refusals: ["import_not_found"],
});

export const getImportProblemsFile = operation({
  wire: "Get_Import_Problems_File",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "The bad rows of an import as a CSV file with their reasons, to be put right and brought in again.",
  input: record(namedBatch),
  output: file("csv"),
  refusals: ["import_not_found"],
});

export const startImport = operation({
  wire: "Start_Import",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary: "Imports the good rows of a checked file, in the background.",
  auditLabel: "Imported a file",
  approval: { kinds: ["import"] },
  input: record({
    ...namedBatch,
    /** Tells new clients by e-mail how to choose a password. */
    sendsWelcome: ["send_welcome", z._default(z.boolean({ error: "value_invalid" }), false)],
  }),
  output: oneOf(record({ batchId: ["id", id()], status: z.enum(importStatuses) })),
  refusals: ["import_not_found", "import_not_in_state", "import_nothing_good"],
});

export const undoImport = operation({
  wire: "Undo_Import",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary: "Takes an import back as long as nothing was paid on it or changed about it; a checked file is thrown away.",
  auditLabel: "Undid an import",
  approval: { kinds: ["import"] },
  input: record(namedBatch),
  output: oneOf(record({ batchId: ["id", id()], status: z.enum(importStatuses) })),
  refusals: ["import_not_found", "import_not_in_state", "import_in_use"],
});
