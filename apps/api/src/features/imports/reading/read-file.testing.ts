import { readFile } from "./read-file.ts";

export const headings = ["Name", "Email", "Mobile", "Scheme", "Book number", "Amount", "Paid months"];
export const line = ["Malar", "malar@example.com", "9840012345", "Thanga Mazhai", "E1", "500", "3"];

export function rowsOf(bytes: Uint8Array) {
  const reading = readFile(bytes);
  if (!("rows" in reading)) throw new Error(`${reading.problem} ${JSON.stringify(reading.params)}`);
  return reading.rows;
}

export const csv = (lines: readonly (readonly string[])[], mark = ",") =>
  lines.map((row) => row.join(mark)).join("\r\n");
