import { formatGrams, formatRupees } from "@thangam/texts/format-money";
import { documentText, documentWord } from "./document-texts.ts";
import type { Language } from "@thangam/texts/languages";
import type { ExportFormat, FileAnswer } from "@thangam/contracts/kernel/file";
import { csvOf } from "./csv.ts";
import { totalsOf } from "./list-types.ts";
import type { Cell, CellKind, ListFile } from "./list-types.ts";
import type { Pdf } from "./port.ts";
import { tableDocument } from "./table-document.ts";
import { xlsxOf } from "./xlsx.ts";

export type { Cell, CellKind } from "./list-types.ts";

/** More lines than this are no PDF, and more than that no file. */
export const maxRows = { pdf: 1_000, csv: 200_000, xlsx: 200_000 } as const satisfies Record<ExportFormat, number>;

export async function listFile(
  list: ListFile,
  { format, language }: { format: ExportFormat; language: Language },
  { pdf, now, madeAt }: { pdf: Pdf; now: Date; madeAt: string },
): Promise<FileAnswer> {
  const said = inWords({ ...list, batches: await begun(list.batches) }, language);
  const content = {
    csv: () => csvOf(said),
    xlsx: () => xlsxOf(said),
    pdf: async () => pdf.render("table", await documentOf(said, language, madeAt), now),
  };
  return { name: `${list.name}.${format}`, format, content: await content[format]() };
}

/** The same pieces with the first of them there already: what goes wrong before it can still be answered. */
async function begun<T>(pieces: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all() {
    try {
      for (let piece = first; piece.done !== true; piece = await iterator.next()) yield piece.value;
    } finally {
      await iterator.return?.();
    }
  }
  return all();
}

/** The list with everything that is ours to say in a language. */
function inWords(list: ListFile, language: Language): ListFile<string> {
  const { columns, batches } = list;
  const wordsIn = (cell: string) =>
    cell
      .split(", ")
      .map((word) => documentWord(language, word))
      .join(", ");
  const rowInWords = (row: readonly Cell[]) =>
    row.map((cell, at) => (typeof cell === "string" && columns[at]?.kind === "word" ? wordsIn(cell) : cell));
  async function* batchesInWords() {
    for await (const batch of batches) yield batch.map(rowInWords);
  }
  return {
    ...list,
    title: documentText(language, list.title),
    facts: list.facts.map(({ label, value }) => ({ label: documentText(language, label), value })),
    columns: columns.map((column) => ({ ...column, heading: documentText(language, column.heading) })),
    batches: columns.some(({ kind }) => kind === "word") ? batchesInWords() : batches,
    totals: () =>
      totalsOf(list).map((row) => row.map((cell) => (typeof cell === "string" ? documentWord(language, cell) : cell))),
  };
}

/** More would stand on top of each other. */
const MAX_COLUMNS_OF_A4 = 12;

async function documentOf(list: ListFile<string>, language: Language, madeAt: string) {
  const rows: string[][] = [];
  const cellTexts = (row: readonly Cell[]) => row.map((cell, at) => textOf(cell, list.columns[at]?.kind ?? "text"));
  for await (const batch of list.batches) rows.push(...batch.map(cellTexts));
  return {
    language,
    title: list.title,
    paper: list.columns.length > MAX_COLUMNS_OF_A4 ? "a3" : "a4",
    flipped: true,
    facts: list.facts,
    ...tableDocument(
      list.columns.map(({ heading, kind, isWide = false }) => ({
        heading,
        isWide,
        isFigure: kind === "rupees" || kind === "grams" || kind === "count",
      })),
      rows,
    ),
    totals: totalsOf(list).flatMap(cellTexts),
    notice: "",
    footer: madeAt,
  };
}

function textOf(cell: Cell, kind: CellKind): string {
  if (cell === null) return "";
  if (typeof cell !== "bigint") return String(cell);
  return kind === "grams" ? formatGrams(cell) : formatRupees(cell);
}
