import type { BrochureRow } from "@thangam/terms/brochure";
import type { Terms } from "@thangam/terms/terms";
import type * as z from "zod/mini";
import type { scheme } from "#schemes/schemas.ts";

/**
 * A scheme that can be joined today. `code` stands in its address. Its table is read by `tableTerms`: its terms, or of the time before
 * them those that its fields say alone.
 */
export type SiteScheme = z.output<typeof scheme> & { code: string; tableTerms: Terms };

/** What one instalment becomes, by the rules of the scheme: its table. */
export interface SiteFigures {
  amountPaise: bigint;
  rows: readonly BrochureRow[];
  rate: { paise: bigint; isSupposed: boolean };
}
