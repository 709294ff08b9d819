import { useCallback, useEffect, useRef } from "react";

const active = new Set<symbol>();

/** Would leaving this screen now lose something that was typed? */
export function isLeavingGuarded(): boolean {
  return active.size > 0;
}

/** While `isChanged`, leaving the screen or closing the tab asks first. `release` is for a saved form that moves on. */
export function useLeaveGuard(isChanged: boolean): { release: () => void } {
  const id = useRef(Symbol("guard"));
  useEffect(() => {
    if (!isChanged) return undefined;
    const mine = id.current;
    const warn = (event: BeforeUnloadEvent) => {
      if (active.has(mine)) event.preventDefault();
    };
    active.add(mine);
    window.addEventListener("beforeunload", warn);
    return () => {
      active.delete(mine);
      window.removeEventListener("beforeunload", warn);
    };
  }, [isChanged]);
  return { release: useCallback(() => void active.delete(id.current), []) };
}
