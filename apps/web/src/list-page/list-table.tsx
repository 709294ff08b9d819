import "./row-drawer.css";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@thangam/contracts/kernel/wire";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import type { ComponentProps, ReactNode } from "react";
import { LoadFailure } from "#forms/load-failure.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Pager } from "#ui/pager.tsx";
import { isShown } from "#ui/table/columns.ts";
import type { ListState } from "./list-state.ts";
import type { RowCell, RowParts } from "./row-parts.ts";
import { SavedViews } from "./saved-views.tsx";
import type { ListView } from "./saved-views.tsx";
import { textOf, useTableSettings } from "./table-settings.ts";
import { TableTools } from "./table-tools.tsx";
import { useMedia } from "./use-media.ts";
import { useOpenedRow } from "./use-opened-row.ts";

/** Loaded when a row is opened: the list shows none of them. */
const SideSheet = lazy(async () => ({ default: (await import("#ui/side-sheet.tsx")).SideSheet }));
const RowDrawer = lazy(async () => ({ default: (await import("./row-drawer.tsx")).RowDrawer }));
const DrawerContent = lazy(async () => ({ default: (await import("./row-drawer.tsx")).DrawerContent }));

interface Props<Row> {
  /** The accessible name of the table. */
  caption: string;
  list: ListState;
  query: UseQueryResult<Page<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  /** Views of the list, above it; who reads it may save others. */
  views?: readonly ListView[];
  /** What narrows the list; the height of its rows and its columns are chosen beside it. */
  filters?: ReactNode;
  /** The sums of the whole list, below it. */
  sums?: ReactNode;
  /** What a row shows when it is opened; without it, all its columns. */
  partsOfRow?: (row: Row) => RowParts;
}

/**
 * A page of a list, with sorting, paging and the opened row in the URL; or the error that prevented it. A row opens beside
 * the list, or over it where there is no room.
 */
export function ListTable<Row>(props: Props<Row>) {
  const { caption, list, query, columns, rowKey, empty, views, filters, sums, partsOfRow } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  const settings = useTableSettings(list);
  const isBeside = useMedia("(width >= 64rem)");
  const opened = useOpenedRow(list, data?.rows, rowKey);
  const offset = data === undefined ? 0 : (data.page.number - 1) * data.page.size;
  const tools = <TableTools columns={columns} settings={settings} />;
  const drawer = opened.row !== undefined && {
    label: caption,
    parts: partsOfRow?.(opened.row) ?? cellsOf(columns, opened.row, offset + opened.at + 1),
    onPrevious: opened.onPrevious,
    onNext: opened.onNext,
    onClose: opened.onClose,
  };
  if (error !== null && data === undefined) return <LoadFailure error={error} refetch={refetch} />;
  return (
    <>
      {views !== undefined && <SavedViews views={views} columns={textOf(settings.columns)} />}
      {filters !== undefined && (
        <div className="list-bar">
          {filters}
          {tools}
        </div>
      )}
      <div
        role="presentation"
        className="list-split"
        data-open={(isBeside && drawer !== false) || undefined}
        onKeyDown={(event) => event.key === "Escape" && drawer !== false && !event.defaultPrevented && opened.onClose()}
      >
        <LaterTable
          caption={caption}
          columns={columns.filter((column) => isShown(column, settings.columns))}
          rows={data?.rows}
          rowKey={rowKey}
          offset={offset}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          isStale={isPlaceholderData}
          empty={empty}
          isCompact={settings.isCompact}
          onOpen={opened.open}
          openKey={opened.row === undefined ? undefined : list.openRow}
          foot={
            <div className="table-foot">
              {sums}
              {filters === undefined && tools}
              <Pager page={data?.page} onPage={(page) => list.toPage(page)} />
            </div>
          }
        />
        <Suspense>
          {drawer !== false && isBeside && (
            <RowDrawer key={list.openRow} isWalked={opened.isWalked.current} {...drawer} />
          )}
        </Suspense>
      </div>
      {drawer !== false && !isBeside && (
        <Suspense>
          <SideSheet label={caption} onClose={drawer.onClose}>
            <DrawerContent {...drawer} />
          </SideSheet>
        </Suspense>
      )}
    </>
  );
}

function cellsOf<Row>(columns: readonly Column<Row>[], row: Row, number: number): RowCell[] {
  return columns.map((column) => ({ column, shown: column.cell(row, number) }));
}

/** Rows are drawn in pieces, between which the browser answers to touches and keys. Until then the table stays as it was. */
function LaterTable<Row>(props: ComponentProps<typeof DataTable<Row>>) {
  const later = useDeferredValue(props);
  return useMemo(() => <DataTable {...later} />, [later]);
}
