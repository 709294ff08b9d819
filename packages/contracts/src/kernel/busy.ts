import { formatsOf } from "./file.ts";
import type { Operation } from "./operation.ts";

/** Why a call is not taken now: its caller has too much under way, or all callers together have. The HTTP status of each. */
export const statusByBusyCode = { too_much_at_once: 429, busy: 503 } as const;

export type BusyCode = keyof typeof statusByBusyCode;

/** Whether a call of it may wait for a place in vain, and why: for its large body, for its table, or until its paper is set. */
export function busyCodesOf(operation: Operation): readonly BusyCode[] {
  if (operation.bodyLimit !== undefined || makesTable(operation)) return ["too_much_at_once", "busy"];
  return formatsOf(operation.output)?.includes("pdf") ? ["busy"] : [];
}

/** A table may be long; a paper that is no table is a page or a few. */
export function makesTable({ output }: Operation): boolean {
  return formatsOf(output)?.includes("csv") ?? false;
}
