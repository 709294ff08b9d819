import { formatPercent } from "@thangam/contracts/values/percent";
import type { Span } from "@thangam/terms/terms";
import type { Making } from "@thangam/terms/valuation-types";
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

/** "₹ 2,000", with the paise where there are some: a brochure has whole rupees. */
export function wholeRupees(amountPaise: bigint): string {
  return rupees(amountPaise).replace(/\.00$/, "");
}

/** A figure that nothing tells yet is a dash. */
export function gramsText(weightMg: bigint | null): string {
  return weightMg === null ? "–" : grams(weightMg);
}

interface Added {
  bonusPaise: bigint;
  bonusMg: bigint | null;
  making: Making | null;
}

/** What the shop adds: "₹ 600 + 0.120 g"; nothing is "". */
export function bonusText({ bonusPaise, bonusMg, making }: Added): string {
  return [
    ...(bonusPaise === 0n ? [] : [wholeRupees(bonusPaise)]),
    ...(bonusMg === null || bonusMg === 0n ? [] : [gramsText(bonusMg)]),
    ...(making === null || making.percent === 0
      ? []
      : [t("{share} off the making", { share: percentText(making.percent) })]),
  ].join(" + ");
}
