import { formatDay, formatMoment } from "@thangam/texts/format-day";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import type { ExportInput } from "@thangam/contracts/kernel/export-of";
import type { FileAnswer } from "@thangam/contracts/kernel/file";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Page } from "@thangam/contracts/kernel/wire";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { Cell, CellKind } from "#documents/list-file.ts";
import type { ListQuery, Query } from "#kernel/handler.ts";
import { rowsByKeys } from "./rows-in-turn.ts";

interface ExportColumn<Row> {
  heading: DocumentText;
  /** `day` is written as people write days, and a `Date` as the local date and time of the shop. */
  kind: CellKind | "day";
  isWide?: boolean;
  of: (row: Row, language: Language) => Cell | Date;
}

/** Of a list without keys. */
const maxShort = 5_000;

interface Paging {
  page?: number | undefined;
  pageSize?: number | undefined;
}

type ExportOperation<Input> = Operation<Input & ExportInput, FileAnswer, "export_too_long">;
type ListOperation<Input, Row> = Operation<Input, Page<Row>, never>;

/**
 * The handler of an `exportOf`: asks the list itself which rows it has, all of one moment, and for these rows piece by piece
 * while the file is sent, so that the file holds the rows of the list, none twice and none missing.
 */
export function exportList<Input extends Paging, Row>(
  _operation: ExportOperation<Input>,
  list: ListQuery<ListOperation<Input, Row>>,
  { name, title, columns }: { name: string; title: DocumentText; columns: readonly ExportColumn<Row>[] },
): Query<ExportOperation<Input>> {
  return {
    kind: "query",
    run: async (call) => {
      const { input, now, today, refuse, services } = call;
      const { timeZone, pdf } = services;
      const most = maxRows[input.format];
      const pageOf = async (pageSize: number, some?: readonly bigint[]) =>
        (await list.run({ ...call, ...(some && { keys: some }), input: { ...input, page: 1, pageSize } })).rows;
      const keys = await list.keys?.(call, most + 1);
      const short = keys === undefined ? await pageOf(maxShort + 1) : [];
      const count = keys?.length ?? short.length;
      if (count > (keys === undefined ? Math.min(maxShort, most) : most)) throw refuse("export_too_long");
      const pieces = keys === undefined ? onePiece(short) : rowsByKeys(call, keys, (some) => pageOf(some.length, some));
      const cellsOf = (row: Row) => columns.map(({ kind, of }) => cellOf(kind, of(row, input.language), timeZone));
      const file = {
        name: `${name}-${today}`,
        title,
        facts: [{ label: "Rows", value: String(count) }],
        columns: columns.map(({ kind, ...column }) => ({ ...column, kind: kind === "day" ? "text" : kind })),
        batches: batchesOf(pieces, cellsOf),
      } as const;
      return listFile(file, input, { pdf, now, madeAt: formatMoment(now, timeZone) });
    },
  };
}

/** The cells of rows that come piece by piece. */
export async function* batchesOf<Row>(
  pieces: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of pieces) yield rows.map(cellsOf);
}

/** What is few by its nature, such as a row for each scheme. */
export async function* onePiece<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

function cellOf(kind: CellKind | "day", cell: Cell | Date, timeZone: string): Cell {
  if (cell instanceof Date) return formatMoment(cell, timeZone);
  return kind === "day" && typeof cell === "string" ? formatDay(cell) : cell;
}
