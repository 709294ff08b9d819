import { useState } from "react";

export interface Selection {
  ids: readonly bigint[];
  has: (id: bigint) => boolean;
  toggle: (id: bigint) => void;
  /** Whether every row of the page is chosen. */
  isAll: boolean;
  toggleAll: () => void;
  clear: () => void;
}

/** The chosen rows of a page; what is not on it any more is not chosen. */
export function useSelection(onPage: readonly bigint[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<bigint>>(new Set());
  const ids = onPage.filter((id) => chosen.has(id));
  const isAll = onPage.length > 0 && ids.length === onPage.length;
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    isAll,
    toggleAll: () => setChosen(new Set(isAll ? [] : onPage)),
    clear: () => setChosen(new Set()),
  };
}
