import type { FileAnswer, FileFormat } from "@thangam/contracts/file";
import { formatGrams } from "@thangam/contracts/values/money";
import { csvOf } from "./csv.ts";
import { rupeesOnPaper } from "./paper-texts.ts";
import type { Pdf } from "./pdf.ts";
import { xlsxOf } from "./xlsx.ts";

/** `code` is digits that are no number, such as a mobile; `rupees` are paise and `grams` milligrams. */
type CellKind = "text" | "code" | "rupees" | "grams" | "count";
export type Cell = string | bigint | number | null;

export interface ListColumn {
  heading: string;
  kind: CellKind;
  /** On paper it takes the room that the others leave. */
  isWide?: boolean;
}

/** A list as it is saved: what it is about, its rows in pieces as they are read, and its sums. */
export interface ListFile {
  /** Letters, digits and hyphens: "transactions-2026-05-04". */
  name: string;
  title: string;
  facts: readonly { label: string; value: string }[];
  columns: readonly ListColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  totals: readonly (readonly Cell[])[];
}

/** More lines than this are no PDF, and more than that no file. */
export const mostRows = { pdf: 1_000, csv: 200_000, xlsx: 200_000 } as const satisfies Record<FileFormat, number>;

export async function listFile(
  list: ListFile,
  format: FileFormat,
  { pdf, now, madeAt }: { pdf: Pdf; now: Date; madeAt: string },
): Promise<FileAnswer> {
  const content = {
    csv: () => csvOf(list),
    xlsx: () => xlsxOf(list),
    pdf: async () => pdf.render("table", await paperOf(list, madeAt), now),
  };
  return { name: `${list.name}.${format}`, format, content: await content[format]() };
}

async function paperOf(list: ListFile, madeAt: string) {
  const rows: string[][] = [];
  const onPaper = (row: readonly Cell[]) => row.map((cell, at) => textOf(cell, list.columns[at]?.kind ?? "text"));
  for await (const batch of list.batches) rows.push(...batch.map(onPaper));
  return {
    language: "en",
    shop: "Thangam",
    title: list.title,
    paper: "a4",
    flipped: true,
    facts: list.facts,
    columns: list.columns.map(({ heading, kind, isWide = false }) => ({
      heading,
      isWide,
      isFigure: kind === "rupees" || kind === "grams" || kind === "count",
    })),
    rows,
    totals: list.totals.flatMap(onPaper),
    notice: "",
    footer: madeAt,
  };
}

function textOf(cell: Cell, kind: CellKind): string {
  if (cell === null) return "";
  if (typeof cell !== "bigint") return String(cell);
  return kind === "grams" ? formatGrams(cell) : rupeesOnPaper(cell);
}
