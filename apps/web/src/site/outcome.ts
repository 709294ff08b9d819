import type { BrochureRow } from "@thangam/terms/brochure";
import { sheetOf } from "@thangam/terms/brochure-sheet";
import type { Terms } from "@thangam/terms/terms";
import { brochureWords } from "#shared/schemes/terms/measures.ts";

/** The line of the day on which somebody pays so many instalments; without one, the last line. */
export function stoppedAt(rows: readonly BrochureRow[], payments: number | null): BrochureRow | undefined {
  return rows.find(({ instalment }) => instalment !== null && instalment === payments) ?? rows.at(-1);
}

/** What a line of the table says, as its columns write it. */
export function becomes(terms: Terms, row: BrochureRow): { paid: string; added: string | null; total: string } {
  const [line] = sheetOf(terms, [row], brochureWords()).lines;
  if (line === undefined) throw new Error("a line of the table is written as one");
  const { paid, added, total } = line;
  return { paid, added: added === "–" ? null : added, total };
}
