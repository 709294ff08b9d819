import type { FuzzCaller } from "./caller.ts";
import type { Described } from "./described-operations.ts";

const formats = ["csv", "xlsx", "pdf"];

/** Saves every list in every format, so many times at once, all of it and not just what an example names. */
export async function exportEverything(
  caller: FuzzCaller,
  operations: readonly Described[],
  atOnce: number,
): Promise<void> {
  for (const operation of operations.filter(({ isExport }) => isExport))
    for (const format of formats) {
      const { report, group } = operation.example;
      const input = { ...(report !== undefined && { report }), ...(group !== undefined && { group }), format };
      await Promise.all(Array.from({ length: atOnce }, () => caller.call(operation, input)));
    }
}
