import { useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";

/** What of a row does something itself: a press there does not open the row. */
const OWN = "a, button, input, select, textarea, label, summary, [popover]";

/**
 * Rows that open: Tab comes to one of them, the arrows go on to the others, Enter or a press opens. While one is open, the
 * arrows open the next. Without `onOpen` rows are plain.
 */
export function useRowKeys(onOpen: ((index: number, isWalking: boolean) => void) | undefined, isOpen: boolean) {
  const [reached, setReached] = useState(0);
  return (index: number, count: number) => {
    if (onOpen === undefined) return {};
    return {
      tabIndex: index === Math.min(reached, count - 1) ? 0 : -1,
      "data-opens": true,
      onFocus: () => setReached(index),
      onClick: (event: MouseEvent<HTMLTableRowElement>) => {
        if (isOwn(event.target, event.currentTarget) || hasChosenText()) return;
        onOpen(index, false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
        const next = nextOf(event.key, index, count);
        if (event.key === "Enter" || event.key === " ") onOpen(index, false);
        else if (next === null) return;
        else {
          rowsAround(event.currentTarget)[next]?.focus();
          if (isOpen) onOpen(next, true);
        }
        event.preventDefault();
      },
    };
  };
}

function isOwn(target: EventTarget, row: Element): boolean {
  if (!(target instanceof Element)) return false;
  const own = target.closest(OWN);
  // What is drawn in a portal is no part of the row, although its events come here.
  return !row.contains(target) || (own !== null && row.contains(own));
}

/** Who marks words in a row wants to copy them. */
function hasChosenText(): boolean {
  return (window.getSelection()?.toString() ?? "") !== "";
}

function nextOf(key: string, index: number, count: number): number | null {
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1);
}

function rowsAround(row: HTMLTableRowElement): HTMLTableRowElement[] {
  return Array.from(row.parentElement?.querySelectorAll<HTMLTableRowElement>("tr[data-opens]") ?? []);
}
