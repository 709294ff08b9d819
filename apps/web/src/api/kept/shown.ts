import { useSyncExternalStore } from "react";

// Which answers on the screen are not of now: nobody takes a figure for today's that was kept.

const momentByKey = new Map<string, number>();
const listeners = new Set<() => void>();
let oldest: number | null = null;

/** Of the answers that are shown without a connection the moment of the oldest; null where all are of now. */
export function useShownMoment(): Date | null {
  const moment = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => oldest,
    () => null,
  );
  return moment === null ? null : new Date(moment);
}

export function noteShown(key: string, moment: number): void {
  momentByKey.set(key, moment);
  tell();
}

export function noteFresh(key: string): void {
  if (momentByKey.delete(key)) tell();
}

/** Once the connection is back everything that is shown is asked for again. */
export function forgetShown(): void {
  momentByKey.clear();
  tell();
}

function tell(): void {
  oldest = momentByKey.size === 0 ? null : Math.min(...momentByKey.values());
  for (const listener of listeners) listener();
}
