import "./data-table.css";
import "./table/phone-rows.css";
import "./table/print-table.css";
import { useId, useMemo } from "react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { phonePlaces } from "./table/columns.ts";
import type { Column } from "./table/columns.ts";
import { PhoneSort, TableHead } from "./table/table-head.tsx";
import { useRowKeys } from "./table/use-row-keys.ts";
import { useTooWide } from "./use-too-wide.ts";

export type { Column } from "./table/columns.ts";

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
  /** Shows a row by itself; then a phone has two lines of it, and not all of its cells. */
  onOpen?: (row: Row, isWalking: boolean) => void;
  /** The key of the row that is shown by itself. */
  openKey?: string | undefined;
  isCompact?: boolean;
  /** So many columns of figures that where there is less room they are written smaller and closer. */
  hasManyFigures?: boolean;
  /** Below the rows, at the bottom of the page while it scrolls. */
  foot?: ReactNode;
}

/** A table on a wide screen; on a phone two lines for each row that opens, or a card. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, sort = "", onSort, empty, expectedRows = 8, isStale = false, foot } = props;
  const { frame, isTooWide } = useTooWide();
  const hintId = useId();
  // What the table learns of its own width changes none of them.
  const drawn = useMemo(() => <Rows {...props} />, [props]);
  const opens = props.onOpen !== undefined;
  return (
    <div className="table-card" aria-busy={rows === undefined || isStale} data-stale={isStale || undefined}>
      <div
        ref={frame}
        className={cx("table-frame", isTooWide && "is-too-wide")}
        // What scrolls must be reached by the keyboard. It is no landmark: the section around it has the same name.
        tabIndex={isTooWide ? 0 : undefined}
        role={isTooWide ? "group" : undefined}
        aria-label={isTooWide ? caption : undefined}
      >
        {onSort !== undefined && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
        <table
          role="table"
          aria-describedby={opens ? hintId : undefined}
          className={cx(
            "data-table",
            opens ? "two-lines" : "stacked",
            props.isCompact && "is-compact",
            props.hasManyFigures && "has-many-figures",
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody role="rowgroup">
            {rows === undefined &&
              Array.from({ length: expectedRows }, (_, index) => <SkeletonRow key={index} columns={columns} />)}
            {drawn}
          </tbody>
        </table>
        {opens && (
          <p id={hintId} hidden>
            {t("Enter opens a row, the arrows go to the others.")}
          </p>
        )}
        {rows?.length === 0 && <div className="border-t border-line px-6 py-12 text-center text-muted">{empty}</div>}
      </div>
      {foot}
    </div>
  );
}

function Rows<Row>({ columns, rows, rowKey, offset = 0, onOpen, openKey }: Props<Row>) {
  const keysOf = useRowKeys(
    onOpen &&
      ((index, isWalking) => {
        const row = rows?.[index];
        if (row !== undefined) onOpen(row, isWalking);
      }),
    openKey !== undefined,
  );
  const places = phonePlaces(columns);
  return rows?.map((row, index) => {
    const key = rowKey(row);
    return (
      <tr
        role="row"
        key={key}
        data-key={key}
        aria-current={openKey === key ? "true" : undefined}
        {...keysOf(index, rows.length)}
      >
        {columns.map((column) => (
          <Cell key={column.heading} column={column} place={places.get(column) ?? null}>
            {column.cell(row, offset + index + 1)}
            <PhoneNote note={column.phoneNote?.(row)} />
          </Cell>
        ))}
      </tr>
    );
  });
}

/** A word joiner at each hyphen keeps the browser from breaking a date there. */
function PhoneNote({ note }: { note: string | false | null | undefined }) {
  return note && <span className="phone-note"> · {note.replaceAll("-", "\u2060-\u2060")}</span>;
}

function Cell<Row>({ column, place, children }: { column: Column<Row>; place: string | null; children: ReactNode }) {
  return (
    <td
      role="cell"
      data-label={column.heading}
      data-first={column.isFirst || undefined}
      data-actions={column.isActions || undefined}
      data-figure={column.isFigure || undefined}
      data-gives-way={column.givesWay}
      data-on-phone={place ?? undefined}
      data-prose={column.isProse || undefined}
      data-wraps={column.wraps || undefined}
      data-cut={column.isCut || undefined}
      data-quiet={column.isQuiet || undefined}
      className={cx(column.isForDesk && "max-sm:hidden!")}
    >
      {children}
    </td>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const places = phonePlaces(columns);
  return (
    <tr aria-hidden>
      {columns.map((column) => (
        <Cell key={column.heading} column={column} place={places.get(column) ?? null}>
          <div className="skeleton h-5 w-full min-w-12">&nbsp;</div>
        </Cell>
      ))}
    </tr>
  );
}
