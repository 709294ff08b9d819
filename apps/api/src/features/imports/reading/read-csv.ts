import { isUtf8 } from "node:buffer";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { isBlank, MAX_COLUMNS, MAX_LINES, textCell, UnusableFile } from "./sheet.ts";
import type { Sheet, SheetRow } from "./sheet.ts";

const pieceBytes = 65_536;

/** Reads text with commas, semicolons or tabs, in UTF-8, UTF-16 or the code page of older Windows, row by row. */
export function readCsv(bytes: Uint8Array): Sheet {
  return { rows: rowsOf(bytes), isFrom1904: false };
}

async function* rowsOf(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const encoding = encodingOf(bytes);
  const [head = ""] = piecesOf(bytes, encoding);
  const records = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 100_000,
    skip_empty_lines: false,
  });
  // What goes wrong is thrown where the records are read.
  pipeline(Readable.from(piecesOf(bytes, encoding)), records, () => undefined);
  let number = 0;
  try {
    for await (const record of recordsOf(records)) {
      number += 1;
      if (number > MAX_LINES) throw new UnusableFile("import_too_many_lines", { most: String(MAX_LINES) });
      const row = { number, cells: record.slice(0, MAX_COLUMNS).map(textCell) };
      if (!isBlank(row)) yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnusableFile("import_unreadable");
    throw error;
  }
}

function recordsOf(records: AsyncIterable<string[]>): AsyncIterable<string[]> {
  return records;
}

function* piecesOf(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Whichever stands most often in the first lines, outside of quotes. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 4_000).replaceAll(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((mark) => [mark, head.split(mark).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}
