import { useSyncExternalStore } from "react";
import type { ApprovalWaits } from "./problem.ts";

let waiting: ApprovalWaits | null = null;
const listeners = new Set<() => void>();

function put(next: ApprovalWaits | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** What the person sent last that waits for somebody; kept until it is dismissed. */
export const waitingCalls = { note: (call: ApprovalWaits) => put(call), dismiss: () => put(null) };

export function useWaitingCall(): ApprovalWaits | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );
}
