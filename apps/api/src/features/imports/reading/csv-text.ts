const byteOrderMark = "\uFEFF";

/** Rows as a CSV that spreadsheets open with every script intact, and in which no cell is a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(cellOf).join(",")).join("\r\n") + "\r\n";
}

function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
