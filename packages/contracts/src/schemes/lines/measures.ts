import type { Span } from "@thangam/terms/terms";
import { formatPercent } from "#values/percent.ts";
import type { Say } from "./say.ts";

/** Hundredths of a percent as "12.50 %". */
export function percentText(hundredths: number): string {
  return `${formatPercent(hundredths)}\u00a0%`;
}

/** "11 months" */
export function spanText(t: Say, span: Span): string {
  return "months" in span
    ? t("{count, plural, one {# month} other {# months}}", { count: span.months })
    : t("{count, plural, one {# day} other {# days}}", { count: span.days });
}
