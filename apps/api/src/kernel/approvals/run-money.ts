import type { Operation } from "@thangam/contracts/kernel/operation";
import { mustBeWeighed } from "#platform/database/database-errors.ts";

/** The two ways in which a money operation runs: as one statement, or in a transaction where it may have to wait. */
interface Ways {
  atOnce: () => Promise<unknown>;
  weighed: () => Promise<unknown>;
}

/**
 * Runs a money operation as one statement where it is never dangerous, or looks harmless by its input. Where its function
 * then finds that it is not, it has done nothing, and is run where it may have to wait.
 */
export async function runMoney({ approval }: Operation, input: unknown, ways: Ways): Promise<unknown> {
  if (approval === undefined) return ways.atOnce();
  if (approval.appliesTo?.(input) !== false) return ways.weighed();
  try {
    return await ways.atOnce();
  } catch (error) {
    if (!mustBeWeighed(error)) throw error;
    return ways.weighed();
  }
}
