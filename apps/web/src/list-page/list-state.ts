import { useLocation, useNavigate, useSearchParams } from "react-router";

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
  /** The key of the row that is shown by itself; "" for none. */
  openRow: string;
  /** Shows a row by itself. Back closes it again. */
  open: (key: string) => void;
  close: () => void;
}

/** The state of a list is its URL, so that Back works and a link shows what its sender saw. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openRow = params.get("row") ?? "";
  const set = (values: Readonly<Record<string, string>>) =>
    setParams((old) => withValues(old, values), { replace: true, preventScrollReset: true });
  const page = Number(params.get("page"));
  return {
    search: params.get("search") ?? "",
    sort: params.get("sort") ?? "",
    sortIn: (columns) =>
      columns.flatMap((column) => [column, `-${column}` as const]).find((known) => known === params.get("sort")),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filter: (name) => params.get(name) ?? "",
    change: (values) => set({ ...values, page: "", row: "" }),
    toPage: (next) => set({ page: next === 1 ? "" : String(next), row: "" }),
    openRow,
    open: (key) =>
      setParams((old) => withValues(old, { row: key }), {
        replace: openRow !== "",
        preventScrollReset: true,
        // A row that a link opened closes on the list, and not on the page before.
        state: openRow === "" || wasOpenedHere(state) ? OPENED_HERE : null,
      }),
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1);
      else set({ row: "" });
    },
  };
}

const OPENED_HERE = { row: "opened here" };

function wasOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "row" in state && state.row === OPENED_HERE.row;
}

function withValues(old: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The input for a list between two days; empty when it is not filtered by days. */
export function daysOf(list: Pick<ListState, "filter">): { fromDay?: string; toDay?: string } {
  const [fromDay, toDay] = [list.filter("from"), list.filter("to")];
  return fromDay === "" && toDay === "" ? {} : { fromDay, toDay };
}
