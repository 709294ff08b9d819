import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { says } from "#values/text.ts";
import { instant } from "#values/time.ts";

export const importStatusCodes = codesOf({
  checking: "Checking",
  checked: "Checked",
  importing: "Importing",
  imported: "Imported",
  undoing: "Undoing",
  undone: "Undone",
  failed: "Failed",
});
export const importStatuses = importStatusCodes.phrases;

export type ImportStatus = (typeof importStatuses)[number];

/** A good row becomes an imported one; a bad one stays out. */
const checkedRowStates = { good: "Good", bad: "Bad", imported: "Imported" } as const;
export const importRowStateCodes = codesOf({ read: "Read", ...checkedRowStates });
export const importRowStates = codesOf(checkedRowStates).phrases;

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
export const MAX_IMPORT_BYTES = 7_000_000;

export const MAX_IMPORT_ROWS = 50_000;

export const base64 = z.string(says({ missing: "import_file_missing", invalid: "import_unreadable" })).check(
  z.refine((sent) => sent.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(sent), { error: "import_unreadable" }),
  z.maxLength(Math.ceil(MAX_IMPORT_BYTES / 3) * 4, "import_file_too_large"),
);

export const namedBatch = { batchId: ["id", id({ missing: "import_missing", invalid: "import_missing" })] } as const;

export const batchFields = {
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

export const batch = record(batchFields);

/** What the good rows of one scheme come to. */
export const schemeTotal = record({
  schemeName: ["scheme", z.string()],
  bookCount: ["books", z.int()],
  paidTotalPaise: ["paid_total", rupees()],
  weightTotalMg: ["weight_total", grams()],
});
