import { useState } from "react";
import { useLocation } from "react-router";
import { usualColumns } from "#ui/table/columns.ts";
import type { ColumnChoice } from "#ui/table/columns.ts";
import type { ListState } from "./list-state.ts";

export interface TableSettings {
  isCompact: boolean;
  columns: ColumnChoice;
  setCompact: (isCompact: boolean) => void;
  setColumns: (columns: ColumnChoice) => void;
}

interface Kept {
  isCompact: boolean;
  columns: ColumnChoice;
}

const usual: Kept = { isCompact: false, columns: usualColumns };

/**
 * How somebody reads the tables: the height of all rows, and the columns of each list. This browser keeps it. A list whose
 * address names its columns, as a saved view does, shows those.
 */
export function useTableSettings(list: ListState): TableSettings {
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => read(pathname));
  const named = list.filter("columns");
  const keep = (next: Kept) => {
    setKept(next);
    write(pathname, next);
  };
  return {
    isCompact: kept.isCompact,
    columns: named === "" ? kept.columns : choiceOf(named),
    setCompact: (isCompact) => keep({ ...kept, isCompact }),
    setColumns: (columns) => {
      keep({ ...kept, columns });
      if (named !== "") list.change({ columns: textOf(columns) });
    },
  };
}

/** A choice of columns as an address has it: "taken,-email" shows one more and leaves one out; "-" is the usual ones. */
export function textOf({ shown, hidden }: ColumnChoice): string {
  return [...shown, ...hidden.map((name) => `-${name}`)].join(",") || "-";
}

export function choiceOf(text: string): ColumnChoice {
  const names = text.split(",").filter((name) => name.replace("-", "") !== "");
  return {
    shown: names.filter((name) => !name.startsWith("-")),
    hidden: names.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
  };
}

const DENSITY = "thangam.density";
const columnsKey = (pathname: string) => `thangam.columns ${pathname}`;

function read(pathname: string): Kept {
  const columns = localStorage.getItem(columnsKey(pathname));
  return {
    isCompact: localStorage.getItem(DENSITY) === "compact",
    columns: columns === null ? usual.columns : choiceOf(columns),
  };
}

function write(pathname: string, { isCompact, columns }: Kept): void {
  if (isCompact) localStorage.setItem(DENSITY, "compact");
  else localStorage.removeItem(DENSITY);
  const text = textOf(columns);
  if (text === "-") localStorage.removeItem(columnsKey(pathname));
  else localStorage.setItem(columnsKey(pathname), text);
}
