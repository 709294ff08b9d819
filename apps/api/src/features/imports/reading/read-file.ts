import { MAX_IMPORT_ROWS } from "@thangam/contracts/imports/schemas";
import { findColumns } from "./headings.ts";
import { parseRow } from "./parse-row.ts";
import type { ParsedRow } from "./parse-row.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { UnusableFile } from "./sheet.ts";
import type { FileProblem } from "./sheet.ts";

export type FileReading = { rows: ParsedRow[] } | { problem: FileProblem; params: Record<string, string> };

/** The rows of a file, or why it is of no use. What it is shows in its first bytes, not in its name. */
export function readFile(bytes: Uint8Array): FileReading {
  try {
    return { rows: rowsOf(bytes) };
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.problem, params: error.params };
    throw error;
  }
}

/** Enough for the headings and a title above them. */
const rowsBeside = 10;

function rowsOf(bytes: Uint8Array): ParsedRow[] {
  if (bytes.length === 0) throw new UnusableFile("import_empty");
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const maxRows = MAX_IMPORT_ROWS + rowsBeside;
  const sheet = isPacked ? readXlsx(bytes, maxRows) : readCsv(bytes, maxRows);
  const { indexByColumn, rows } = findColumns(sheet);
  if (rows.length > MAX_IMPORT_ROWS) throw new UnusableFile("import_too_many_rows", { most: String(MAX_IMPORT_ROWS) });
  return rows.map(({ number, cells }) =>
    parseRow(number, (column) => cells[indexByColumn.get(column) ?? -1], sheet.isFrom1904),
  );
}
