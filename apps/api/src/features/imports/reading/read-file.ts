import { MAX_IMPORT_ROWS } from "@thangam/contracts/imports/schemas";
import { findColumns, rowsLookedAt } from "./headings.ts";
import { parseRow } from "./parse-row.ts";
import type { ParsedRow } from "./parse-row.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { UnusableFile } from "./sheet.ts";
import type { FileProblem, SheetRow } from "./sheet.ts";

export type FileReading =
  | { rowCount: number; badCount: number }
  | { problem: FileProblem; params: Record<string, string> };

/** Whether a file is of use as a whole, and how many rows it has. */
export async function checkFile(bytes: Uint8Array): Promise<FileReading> {
  const counts = { rowCount: 0, badCount: 0 };
  try {
    for await (const { problems } of rowsOfFile(bytes)) {
      counts.rowCount += 1;
      if (problems.length > 0) counts.badCount += 1;
    }
    return counts;
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.problem, params: error.params };
    throw error;
  }
}

/** The rows of a file, one after the other. What it is shows in its first bytes, not in its name. */
export async function* rowsOfFile(bytes: Uint8Array): AsyncGenerator<ParsedRow> {
  if (bytes.length === 0) throw new UnusableFile("import_empty");
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows, isFrom1904 } = isPacked ? await readXlsx(bytes) : readCsv(bytes);
  const head: SheetRow[] = [];
  for await (const row of startOf(rows, rowsLookedAt)) head.push(row);
  const { indexByColumn, rowsAbove } = findColumns(head);
  let count = 0;
  for await (const { number, cells } of chained(head.slice(rowsAbove), rows)) {
    count += 1;
    if (count > MAX_IMPORT_ROWS) throw new UnusableFile("import_too_many_rows", { most: String(MAX_IMPORT_ROWS) });
    yield parseRow(number, (column) => cells[indexByColumn.get(column) ?? -1], isFrom1904);
  }
  if (count === 0) throw new UnusableFile("import_empty");
}

/** The first so many, without ending what they come from. */
async function* startOf<T>(all: AsyncIterator<T>, count: number): AsyncGenerator<T> {
  for (let at = 0; at < count; at += 1) {
    const { value, done } = await all.next();
    if (done === true) return;
    yield value;
  }
}

async function* chained<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* rest;
}
