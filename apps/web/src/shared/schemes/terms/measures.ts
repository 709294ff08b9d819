import { addedText } from "@thangam/terms/brochure-sheet";
import type { BrochureWords } from "@thangam/terms/brochure-sheet";
import { percentText, spanText as spanSaid } from "@thangam/contracts/schemes/lines/measures";
import type { Span } from "@thangam/terms/terms";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";

/** "11 months" */
export function spanText(span: Span): string {
  return spanSaid(t, span);
}

export { percentText } from "@thangam/contracts/schemes/lines/measures";
export { wholeRupees } from "#format/rupees.ts";

/** A figure that nothing tells yet is a dash. */
export function gramsText(weightMg: bigint | null): string {
  return weightMg === null ? "–" : grams(weightMg);
}

/** The figures of a brochure in the reader's language. */
export function brochureWords(): BrochureWords {
  return {
    rupees,
    grams,
    percent: percentText,
    offMaking: (share) => t("{share} off the making", { share }),
  };
}

/** What the shop adds: "₹ 600 + 0.120 g"; nothing is "". */
export function bonusText(added: Parameters<typeof addedText>[0]): string {
  return addedText(added, brochureWords());
}
