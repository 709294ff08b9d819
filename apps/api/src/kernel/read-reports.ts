import { formatsOf } from "@thangam/contracts/kernel/file";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Database } from "#platform/database/db.ts";
import type { Kernel } from "./kernel.ts";
import { Unavailable, withRetries } from "./with-retries.ts";

/** Reports, and lists as files: what reads so much that it is read beside the counter where there is a replica. */
export function readsMuch({ readsMuch: isReport, output }: Pick<Operation, "readsMuch" | "output">): boolean {
  return isReport === true || formatsOf(output)?.includes("xlsx") === true;
}

/** Reads much from the replica where there is one and it has everything, else, like all the rest, from the primary. */
export async function readWhere<T>(
  { db, replica }: Pick<Kernel, "db" | "replica">,
  operation: Operation,
  read: (from: Database) => Promise<T>,
): Promise<T> {
  const copy = replica !== undefined && readsMuch(operation) ? await replica.caughtUp() : null;
  if (replica === undefined || copy === null) return withRetries(() => read(db));
  try {
    return await withRetries(() => read(copy));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    replica.leave();
    return withRetries(() => read(db));
  }
}
