import { testPaymentsHeader } from "@thangam/contracts/kernel/test-payments";
import { useSyncExternalStore } from "react";

let areTests = false;
const followers = new Set<() => void>();

/** Keeps what the server says with each answer: whether its payments are tests, for which no money moves. */
export function noteTestPayments(headers: Readonly<Record<string, unknown>>): void {
  const said = headers[testPaymentsHeader] === "test";
  if (said === areTests) return;
  areTests = said;
  for (const changed of followers) changed();
}

export function useTestPayments(): boolean {
  return useSyncExternalStore(follow, () => areTests);
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
