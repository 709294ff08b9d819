import * as z from "zod/mini";
import { file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { oneWordOf, says, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";

export const importStatuses = ["Checking", "Checked", "Importing", "Imported", "Undoing", "Undone", "Failed"] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** A good row becomes an imported one; a bad one stays out. */
export const importRowStates = ["Good", "Bad", "Imported"] as const;

/** What a file may hold in each row, in the order of the template. */
export const importColumns = [
  "name",
  "email",
  "mobile",
  "scheme",
  "bookNumber",
  "amount",
  "paidMonths",
  "joined",
  "openingGrams",
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The heading of each column in the template. Others are understood too, in any order and letter case. */
export const importHeadings: Readonly<Record<ImportColumn, string>> = {
  name: "Name",
  email: "Email",
  mobile: "Mobile",
  scheme: "Scheme",
  bookNumber: "Book number",
  amount: "Amount",
  paidMonths: "Paid months",
  joined: "Joined date",
  openingGrams: "Opening grams",
};

/** The largest file, in bytes; on the wire it travels as text of a third more. */
export const LARGEST_IMPORT_BYTES = 7_000_000;
export const MOST_IMPORT_ROWS = 50_000;

const base64 = z.string(says({ missing: "import_file_missing", invalid: "import_unreadable" })).check(
  z.refine((sent) => sent.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(sent), { error: "import_unreadable" }),
  z.maxLength(Math.ceil(LARGEST_IMPORT_BYTES / 3) * 4, "import_file_too_large"),
);

const batchId = { batchId: ["id", id({ missing: "import_missing", invalid: "import_missing" })] } as const;

const batchFields = {
  id: id(),
  fileName: ["filename", z.string()],
  status: z.enum(importStatuses),
  /** Why the file was of no use, or why it could not be undone; a message code with its facts. */
  problem: z.nullable(z.string()),
  problemParams: ["problem_params", z.record(z.string(), z.string())],
  /** Rows of the file; null until it is read. */
  rowCount: ["rows", z.nullable(z.int())],
  goodCount: ["good", z.int()],
  badCount: ["bad", z.int()],
  importedCount: ["imported", z.int()],
  /** How many rows the work under way has done, of how many. */
  doneCount: ["done", z.int()],
  toDoCount: ["to_do", z.int()],
  uploadedAt: ["uploaded_at", instant()],
  uploadedBy: ["uploaded_by", z.string()],
  startedAt: ["started_at", z.nullable(instant())],
  importedAt: ["imported_at", z.nullable(instant())],
  undoneAt: ["undone_at", z.nullable(instant())],
} as const;

const batch = record(batchFields);

/** What the good rows of one scheme come to. */
const schemeTotal = record({
  schemeName: ["scheme", z.string()],
  bookCount: ["books", z.int()],
  paidTotalPaise: ["paid_total", rupees()],
  weightTotalMg: ["weight_total", grams()],
});

export const importBooks = operation({
  wire: "Import_Books",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Takes a CSV or XLSX file of an existing shop's clients, books and paid months, and begins to check it.",
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
  input: record(batchId),
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
    ...batchId,
    state: z.optional(oneWordOf(importRowStates, { invalid: "status_invalid" })),
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
  input: record(batchId),
  output: file("csv"),
  refusals: ["import_not_found"],
});

export const startImport = operation({
  wire: "Start_Import",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Imports the good rows of a checked file, in the background.",
  input: record({
    ...batchId,
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
  allow: ["admin"],
  summary: "Takes an import back as long as nothing was paid on it or changed about it; a checked file is thrown away.",
  input: record(batchId),
  output: oneOf(record({ batchId: ["id", id()], status: z.enum(importStatuses) })),
  refusals: ["import_not_found", "import_not_in_state", "import_in_use"],
});
