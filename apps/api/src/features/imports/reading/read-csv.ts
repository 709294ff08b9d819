import { CsvError, parse } from "csv-parse/sync";
import { isBlank, MAX_COLUMNS, textCell, UnusableFile } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

/** Reads text with commas, semicolons or tabs, in UTF-8, UTF-16 or the code page of older Windows. */
export function readCsv(bytes: Uint8Array, maxRows: number): Sheet {
  const text = decoded(bytes);
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 100_000,
      skip_empty_lines: false,
      to: maxRows + 1,
    });
    const rows = records.map((record, index) => ({
      number: index + 1,
      cells: record.slice(0, MAX_COLUMNS).map(textCell),
    }));
    return { rows: rows.filter((row) => !isBlank(row)), isFrom1904: false };
  } catch (error) {
    if (error instanceof CsvError) throw new UnusableFile("import_unreadable");
    throw error;
  }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whichever stands most often in the first lines, outside of quotes. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 4_000).replaceAll(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((mark) => [mark, head.split(mark).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}
