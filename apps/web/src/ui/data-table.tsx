import "./data-table.css";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { useTooWide } from "./use-too-wide.ts";

export interface Column<Row> {
  heading: string;
  /** `number` counts the rows of the whole list from 1. */
  cell: (row: Row, number: number) => ReactNode;
  /** The sort name; without it the column is not sortable. */
  sort?: string;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Hidden on a phone, as the serial number is. */
  isForDesk?: boolean;
  /** The title of the card on a phone. */
  isFirst?: boolean;
  /** Buttons: no heading before them on a phone. */
  isActions?: boolean;
}

interface Props<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  /** undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** How many rows come before these. */
  offset?: number;
  /** "name", "-name", or "" for the list's own order. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Shown instead of rows: why there are none, and what to do next. */
  empty: ReactNode;
  /** The height to hold while loading, in rows. */
  expectedRows?: number;
  /** The rows are stale while the next ones load. */
  isStale?: boolean;
  footer?: ReactNode;
}

/** A table on a wide screen, a stack of cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    offset = 0,
    sort = "",
    onSort,
    empty,
    expectedRows = 8,
    isStale = false,
    footer,
  } = props;
  const { frame, isTooWide } = useTooWide();
  return (
    <div
      ref={frame}
      className={cx(
        "overflow-x-clip rounded-card border border-line bg-surface shadow-card",
        isTooWide && "sm:max-h-[85dvh] sm:overflow-auto",
        isStale && "opacity-70",
      )}
      // What scrolls must be reached by the keyboard.
      tabIndex={isTooWide ? 0 : undefined}
      role={isTooWide ? "region" : undefined}
      aria-label={isTooWide ? caption : undefined}
      aria-busy={rows === undefined || isStale}
    >
      {onSort !== undefined && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <table role="table" className="stacked w-full border-collapse text-start">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="table-head">
          <tr role="row">
            {columns.map((column) => (
              <Heading key={column.heading} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows === undefined &&
            Array.from({ length: expectedRows }, (_, index) => <SkeletonRow key={index} columns={columns} />)}
          {rows?.map((row, index) => (
            <tr role="row" key={rowKey(row)} className="border-t border-line hover:bg-brand-soft/50">
              {columns.map((column) => (
                <td
                  role="cell"
                  key={column.heading}
                  data-label={column.heading}
                  data-first={column.isFirst || undefined}
                  data-actions={column.isActions || undefined}
                  className={cx(
                    "px-3 py-2.5 align-middle",
                    column.isFigure && "sm:text-end",
                    column.isForDesk && "max-sm:hidden!",
                  )}
                >
                  {column.cell(row, offset + index + 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer && rows !== undefined && rows.length > 0 && footer}
      </table>
      {rows?.length === 0 && <div className="border-t border-line px-6 py-12 text-center text-muted">{empty}</div>}
    </div>
  );
}

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}) {
  const name = column.sort;
  const direction = name === undefined ? null : sort === name ? "ascending" : sort === `-${name}` ? "descending" : null;
  const padding = cx("px-3 py-3 text-sm font-semibold", column.isFigure ? "text-end" : "text-start");
  if (name === undefined || onSort === undefined) {
    return (
      <th role="columnheader" scope="col" className={padding}>
        {column.heading}
      </th>
    );
  }
  const Icon = direction === null ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? "none"} className="p-0">
      <button
        type="button"
        onClick={() => onSort(direction === "ascending" ? `-${name}` : name)}
        className={cx(padding, "flex w-full items-center gap-1.5 hover:bg-line/60", column.isFigure && "justify-end")}
      >
        {column.heading}
        <Icon size={14} aria-hidden className={cx("shrink-0", direction === null ? "text-muted" : "text-gold-ink")} />
      </button>
    </th>
  );
}

function PhoneSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}) {
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <label className="flex items-center justify-between gap-3 border-b border-line px-4 py-2 text-sm sm:hidden">
      {t("Sort by")}
      <select
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value)}
        className="min-h-10 max-w-48 rounded-field border border-edge bg-surface px-2"
      >
        <option value="">{t("As listed")}</option>
        {sortable.flatMap(({ heading, sort: name = "" }) => [
          <option key={name} value={name}>
            {t("{column}, rising", { column: heading })}
          </option>,
          <option key={`-${name}`} value={`-${name}`}>
            {t("{column}, falling", { column: heading })}
          </option>,
        ])}
      </select>
    </label>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr aria-hidden className="border-t border-line">
      {columns.map((column) => (
        <td
          key={column.heading}
          data-label={column.heading}
          className={cx("px-4 py-2.5", column.isForDesk && "max-sm:hidden!")}
        >
          <div className="skeleton h-6 w-full min-w-12">&nbsp;</div>
        </td>
      ))}
    </tr>
  );
}
