import { formatsOf } from "./file.ts";
import type { Operation } from "./operation.ts";

/** Why a call is not taken now: its caller has too much under way, or all callers together have. The HTTP status of each. */
export const statusByBusyCode = { too_much_at_once: 429, busy: 503 } as const;

export type BusyCode = keyof typeof statusByBusyCode;

/** Whether a call holds one of few places, and may wait for one in vain. */
export function holdsPlace(operation: Operation): boolean {
  return operation.bodyLimit !== undefined || makesTable(operation);
}

/** A table may be long; a paper that is no table is a page or a few. */
export function makesTable({ output }: Operation): boolean {
  return formatsOf(output)?.includes("csv") ?? false;
}
