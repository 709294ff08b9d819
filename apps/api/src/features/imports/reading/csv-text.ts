import { guarded } from "#documents/csv.ts";

export const byteOrderMark = "\uFEFF";

/** A row of a CSV that spreadsheets open with every script intact, and in which no cell is a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string): string {
  const harmless = guarded(text);
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
