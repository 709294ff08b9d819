import { formatDay, formatMoment } from "@thangam/texts/format-day";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import type { ExportInput } from "@thangam/contracts/kernel/export-of";
import type { FileAnswer } from "@thangam/contracts/kernel/file";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Page } from "@thangam/contracts/kernel/wire";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { Cell, CellKind } from "#documents/list-file.ts";
import { inSnapshot } from "#platform/database/transaction.ts";
import type { ListQuery, Query } from "#kernel/handler.ts";

const rowsAtOnce = 5_000;

interface ExportColumn<Row> {
  heading: DocumentText;
  /** `day` is written as people write days, and a `Date` as the local date and time of the shop. */
  kind: CellKind | "day";
  isWide?: boolean;
  of: (row: Row, language: Language) => Cell | Date;
}

interface Paging {
  page?: number | undefined;
  pageSize?: number | undefined;
}

type ExportOperation<Input> = Operation<Input & ExportInput, FileAnswer, "export_too_long">;
type ListOperation<Input, Row> = Operation<Input, Page<Row>, never>;

/**
 * The handler of an `exportOf`: asks the list itself, page by page and all of it as it stood at one moment, so that the
 * file holds the rows of the list, none twice and none missing. It is made whole before it is sent: a slow caller keeps
 * no snapshot open, and a file that breaks off is refused instead of saved.
 */
export function exportList<Input extends Paging, Row>(
  _operation: ExportOperation<Input>,
  list: ListQuery<ListOperation<Input, Row>>,
  { name, title, columns }: { name: string; title: DocumentText; columns: readonly ExportColumn<Row>[] },
): Query<ExportOperation<Input>> {
  return {
    kind: "query",
    run: (call) =>
      inSnapshot(call.db, async (db) => {
        const { input, now, today, refuse, services } = call;
        const { timeZone, pdf } = services;
        const pageAt = (page: number) => list.run({ ...call, db, input: { ...input, page, pageSize: rowsAtOnce } });
        const first = await pageAt(1);
        const { total, isMore = false } = first.page;
        if (isMore || total > maxRows[input.format]) throw refuse("export_too_long");
        const cellsOf = (row: Row) => columns.map(({ kind, of }) => cellOf(kind, of(row, input.language), timeZone));
        const file = {
          name: `${name}-${today}`,
          title,
          facts: [{ label: "Rows", value: String(total) }],
          columns: columns.map(({ kind, ...column }) => ({ ...column, kind: kind === "day" ? "text" : kind })),
          batches: batchesFrom(first, pageAt, cellsOf),
          totals: [],
        } as const;
        return whole(await listFile(file, input, { pdf, now, madeAt: formatMoment(now, timeZone) }));
      }),
  };
}

async function* batchesFrom<Row>(
  first: Page<Row>,
  pageAt: (page: number) => Promise<Page<Row>>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  yield first.rows.map(cellsOf);
  for (let page = 2; (page - 1) * rowsAtOnce < first.page.total; page += 1)
    yield (await pageAt(page)).rows.map(cellsOf);
}

function cellOf(kind: CellKind | "day", cell: Cell | Date, timeZone: string): Cell {
  if (cell instanceof Date) return formatMoment(cell, timeZone);
  return kind === "day" && typeof cell === "string" ? formatDay(cell) : cell;
}

/** A file made to its end, for what is read from a snapshot that is not to stay open. */
export async function whole({ content, ...file }: FileAnswer): Promise<FileAnswer> {
  if (content instanceof Uint8Array) return { ...file, content };
  return { ...file, content: Buffer.concat(await Array.fromAsync(content)) };
}
