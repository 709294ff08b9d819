import { decimal } from "@thangam/texts/format-money";
import { totalsOf } from "./list-types.ts";
import type { Cell, ListColumn, ListFile } from "./list-types.ts";

/** Comma-separated values as spreadsheets of every language open them: UTF-8 with its mark, lines ended by CR LF. */
export async function* csvOf(list: ListFile<string>): AsyncGenerator<Uint8Array> {
  const { columns, batches } = list;
  const lines = (rows: readonly (readonly Cell[])[]) => rows.map((row) => lineOf(row, columns)).join("");
  yield Buffer.from(`\uFEFF${columns.map(({ heading }) => quoted(heading)).join(",")}\r\n`);
  for await (const batch of batches) yield Buffer.from(lines(batch));
  const totals = totalsOf(list);
  if (totals.length > 0) yield Buffer.from(lines(totals));
}

function lineOf(row: readonly Cell[], columns: readonly ListColumn<string>[]): string {
  return `${row.map((cell, at) => fieldOf(cell, columns[at]?.kind ?? "text")).join(",")}\r\n`;
}

function fieldOf(cell: Cell, kind: ListColumn["kind"]): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "bigint") return decimal(cell, kind === "grams" ? 3 : 2);
  // A spreadsheet would take digits for a number, and lose the zeros at its head or the digits at its end.
  if (kind === "code" && /^\d+$/.test(cell)) return `"=""${cell}"""`;
  return quoted(guarded(cell));
}

/**
 * What begins like a formula is text all the same, whoever typed it. A spreadsheet may take other forms of a sign for that sign
 * (full-width, small, raised, lowered, the minus of mathematics), and leave out what shows nothing before it.
 */
export function guarded(text: string): string {
  const [first = ""] = text.replace(/^\p{Cf}+/u, "");
  return /^[=+\-@\t\r\n\u2212]/.test(first.normalize("NFKC")) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
