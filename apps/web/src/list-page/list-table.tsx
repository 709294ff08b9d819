import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@thangam/contracts/kernel/wire";
import type { ReactNode } from "react";
import { LoadFailure } from "#forms/load-failure.tsx";
import type { ListState } from "./list-state.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Pager } from "#ui/pager.tsx";

interface Props<Row> {
  /** The accessible name of the table. */
  caption: string;
  list: ListState;
  query: UseQueryResult<Page<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
}

/** A page of a list, with sorting and paging in the URL; or the error that prevented it. */
export function ListTable<Row>({ caption, list, query, columns, rowKey, empty }: Props<Row>) {
  const { data, error, isPlaceholderData, refetch } = query;
  return (
    <>
      {error !== null && data === undefined ? (
        <LoadFailure error={error} refetch={refetch} />
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={data?.rows}
          rowKey={rowKey}
          offset={data === undefined ? 0 : (data.page.number - 1) * data.page.size}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          isStale={isPlaceholderData}
          empty={empty}
        />
      )}
      <div className="bg-page py-2 sm:sticky sm:bottom-0 sm:z-10 print:static">
        <Pager page={data?.page} onPage={(page) => list.toPage(page)} />
      </div>
    </>
  );
}
