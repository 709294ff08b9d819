import type { Terms } from "#terms.ts";
import { endWarnings } from "./bringing-late.ts";
import { earlyWarnings } from "./leaving-early.ts";
import { lengthWarnings } from "./length.ts";
import { reachWarnings } from "./reach.ts";
import { waiverWarnings } from "./waiver.ts";
import type { Warning } from "./warning.ts";

/** Each is found by asking what books would be worth, of an instalment of Rs 1,000 or of the one given. */
export function warningsOf(terms: Terms, instalment = 100_000n): Warning[] {
  return [
    ...endWarnings(terms, instalment),
    ...lengthWarnings(terms, instalment),
    ...waiverWarnings(terms, instalment),
    ...earlyWarnings(terms, instalment),
    ...reachWarnings(terms, instalment),
  ];
}
