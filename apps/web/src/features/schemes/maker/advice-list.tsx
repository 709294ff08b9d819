import { numberOf } from "@thangam/terms/days";
import type { Day, Terms } from "@thangam/terms/terms";
import { closingOf, readyDay } from "@thangam/terms/schedule";
import { warningsOf } from "@thangam/terms/warnings/warnings";
import { Check, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { t } from "#i18n/i18n.ts";
import type { TermsDraft } from "./terms-draft.ts";
import { adviceOf } from "./warning-texts.ts";

interface Props {
  terms: Terms;
  instalment: bigint;
  today: Day;
  /** Changes the terms as they are typed. */
  onRemedy: (apply: (draft: TermsDraft) => TermsDraft) => void;
}

/** What the terms bring about, and what would change it. */
export function AdviceList({ terms, instalment, today, onRemedy }: Props) {
  const warnings = useMemo(() => warningsOf(terms, instalment), [terms, instalment]);
  const isLong = warnings.some(({ code }) => code === "maturity_past_365" || code === "closing_past_365");
  return (
    <ul aria-label={t("What the terms bring about")} className="flex flex-col gap-2 text-sm font-medium">
      {warnings.map((warning) => {
        const { text, remedy } = adviceOf(warning, terms);
        return (
          <li
            key={text}
            className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-gold-soft px-4 py-2 text-gold-ink"
          >
            <TriangleAlert size={18} aria-hidden className="flex-none" />
            <span className="min-w-48 flex-1">{text}</span>
            {remedy !== undefined && (
              <button
                type="button"
                className="min-h-11 rounded-field border border-current px-4 font-semibold"
                onClick={() => onRemedy(remedy.apply)}
              >
                {remedy.label}
              </button>
            )}
          </li>
        );
      })}
      {!isLong && (
        <li className="flex min-h-12 items-center gap-3 rounded-card bg-success-soft px-4 py-2 text-success-ink">
          <Check size={18} aria-hidden className="flex-none" />
          {insideYear(terms, today)}
        </li>
      )}
    </ul>
  );
}

function insideYear({ schedule }: Terms, today: Day): string {
  const joined = numberOf(today);
  const maturity = readyDay(schedule, joined);
  const closing = closingOf(schedule, joined, maturity);
  return t("Ready on day {ready}, taken by day {last}: inside 365 days.", {
    ready: maturity - joined,
    last: (closing ?? maturity) - joined,
  });
}
