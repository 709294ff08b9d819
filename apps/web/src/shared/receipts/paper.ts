import { useSyncExternalStore } from "react";

/** What a counter's printer is fed with: sheets, or a roll. */
export const pageSizes = ["A5", "80mm", "58mm"] as const;
export type PageSize = (typeof pageSizes)[number];

const KEPT = "thangam.paper";
const listeners = new Set<() => void>();

/** The paper of this browser's printer, which stays chosen. */
export function usePageSize(): PageSize {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, keptPageSize);
}

export function choosePageSize(paper: PageSize): void {
  localStorage.setItem(KEPT, paper);
  for (const listener of listeners) listener();
}

function keptPageSize(): PageSize {
  return pageSizes.find((paper) => paper === localStorage.getItem(KEPT)) ?? "A5";
}

const MARGIN_MM = 3;
const PX_PER_MM = 96 / 25.4;

/** The page that a receipt needs, as a style: on a roll exactly as long as the receipt, so that no paper is wasted. */
export function pageRule(paper: PageSize, heightPx: number): string {
  if (paper === "A5") return "@page { size: A5; margin: 8mm; }";
  // A millimetre more, as a receipt that does not fit begins a second page.
  const length = Math.ceil(heightPx / PX_PER_MM) + 2 * MARGIN_MM + 1;
  return `@page { size: ${paper} ${length}mm; margin: ${MARGIN_MM}mm; }`;
}
