import type { ReactNode } from "react";
import { SearchField } from "#ui/search-field.tsx";
import type { ListState } from "./list-state.ts";

interface Props {
  list: Pick<ListState, "search" | "change">;
  /** The label of the search field. */
  search: string;
  /** The other filters, behind the search field. */
  children?: ReactNode;
}

/** The filters above a list: its search field, and whatever else narrows it. */
export function ListFilters({ list, search, children }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-4 print:hidden">
      <ListSearch label={search} list={list} className="min-w-60 flex-1" />
      {children}
    </div>
  );
}

/** The search field of a list. */
export function ListSearch({ label, list, className }: { label: string; list: Props["list"]; className?: string }) {
  return (
    <SearchField
      label={label}
      value={list.search}
      onSearch={(search) => list.change({ search })}
      {...(className !== undefined && { className })}
    />
  );
}
