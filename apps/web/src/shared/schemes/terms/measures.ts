import { addedText } from "@thangam/terms/brochure-sheet";
import type { BrochureWords } from "@thangam/terms/brochure-sheet";
import { formatPercent } from "@thangam/contracts/values/percent";
import type { Span } from "@thangam/terms/terms";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";

/** Hundredths of a percent as "12.50 %". */
export function percentText(hundredths: number): string {
  return `${formatPercent(hundredths)}\u00a0%`;
}

/** "11 months" */
export function spanText(span: Span): string {
  return "months" in span
    ? t("{count, plural, one {# month} other {# months}}", { count: span.months })
    : t("{count, plural, one {# day} other {# days}}", { count: span.days });
}

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
