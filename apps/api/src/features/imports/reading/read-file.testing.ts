import { rowsOfFile } from "./read-file.ts";
import type { ParsedRow } from "./parse-row.ts";

export const headings = ["Name", "Email", "Mobile", "Scheme", "Book number", "Amount", "Paid months"];
export const line = ["Malar", "malar@example.com", "9840012345", "Thanga Mazhai", "E1", "500", "3"];

export function rowsOf(bytes: Uint8Array): Promise<ParsedRow[]> {
  return Array.fromAsync(rowsOfFile(bytes));
}

export const csv = (lines: readonly (readonly string[])[], mark = ",") =>
  lines.map((row) => row.join(mark)).join("\r\n");
