import type { Terms } from "#terms.ts";
import { askedDays, askOn, punctual } from "./probe.ts";
import type { Warning } from "./warning.ts";

/** Rows that a punctual saver never comes to: too late, too many instalments, or another row stands in their way. */
export function reachWarnings(terms: Terms, instalment: bigint): Warning[] {
  const book = punctual(terms, instalment);
  const valuations = askedDays(terms).map((day) => askOn(book, day));
  return terms.benefits.flatMap(({ of, when }, benefit) => {
    if (of === "payment") return [];
    const reached = new Set(valuations.map(({ benefits }) => benefits[benefit]?.row));
    return [...when.keys()].flatMap((row): Warning[] =>
      reached.has(row) ? [] : [{ code: "row_out_of_reach", benefit, row }],
    );
  });
}
