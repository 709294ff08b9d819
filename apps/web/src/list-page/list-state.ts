import { useSearchParams } from "react-router";

export interface ListState {
  /** The search text; "" for none. */
  search: string;
  /** Counted from 1. */
  page: number;
  /** A column, with "-" before it for descending; "" for the list's own order. */
  sort: string;
  /** The sort as an operation takes it: one of its columns, or undefined for the list's own order. */
  sortIn: <const T extends string>(columns: readonly T[]) => T | `-${T}` | undefined;
  /** A filter by its name in the URL; "" when it is not set. */
  filter: (name: string) => string;
  /** Changes filters, search or sort, and goes back to the first page. An empty value is taken out of the URL. */
  change: (values: Readonly<Record<string, string>>) => void;
  toPage: (page: number) => void;
}

/** The state of a list is its URL, so that Back works and a link shows what its sender saw. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const set = (values: Readonly<Record<string, string>>) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const page = Number(params.get("page"));
  return {
    search: params.get("search") ?? "",
    sort: params.get("sort") ?? "",
    sortIn: (columns) =>
      columns.flatMap((column) => [column, `-${column}` as const]).find((known) => known === params.get("sort")),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filter: (name) => params.get(name) ?? "",
    change: (values) => set({ ...values, page: "" }),
    toPage: (next) => set({ page: next === 1 ? "" : String(next) }),
  };
}

/** The input for a list between two days; empty when it is not filtered by days. */
export function daysOf(list: Pick<ListState, "filter">): { fromDay?: string; toDay?: string } {
  const [fromDay, toDay] = [list.filter("from"), list.filter("to")];
  return fromDay === "" && toDay === "" ? {} : { fromDay, toDay };
}
