import { useRef } from "react";
import type { ListState } from "./list-state.ts";

/** The row that is shown by itself, those before and after it on the page, and the way back to it in the list. */
export function useOpenedRow<Row>(list: ListState, rows: readonly Row[] | undefined, rowKey: (row: Row) => string) {
  /** The arrows went there: the focus stays in the list. */
  const isWalked = useRef(false);
  const at = rows?.findIndex((row) => rowKey(row) === list.openRow) ?? -1;
  const row = rows?.[at];
  const open = (next: Row, isWalking: boolean) => {
    isWalked.current = isWalking;
    list.open(rowKey(next));
  };
  const to = (index: number) => {
    const next = rows?.[index];
    return next === undefined ? null : () => open(next, false);
  };
  return {
    row: list.openRow === "" ? undefined : row,
    at,
    open,
    isWalked,
    onPrevious: to(at - 1),
    onNext: to(at + 1),
    onClose: () => {
      const key = list.openRow;
      list.close();
      document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`)?.focus();
    },
  };
}
