import type { Terms } from "@thangam/terms/terms";
import type { Warning } from "@thangam/terms/warnings/warning";
import { percentText, spanText } from "#shared/schemes/terms/measures.ts";
import { t } from "#i18n/i18n.ts";
import {
  addEarlierStep,
  countInstalments,
  coverSavedGrams,
  endInsideYear,
  holdMaturity,
  loseAllLate,
  matureInsideYear,
  onePerMonth,
  payBack,
  removeStep,
} from "./remedies.ts";
import type { TermsDraft } from "./terms-draft.ts";

export interface TermsAdvice {
  text: string;
  /** What would change it. */
  remedy?: { label: string; apply: (draft: TermsDraft) => TermsDraft } | undefined;
}

/** What the terms bring about, in a sentence. */
export function adviceOf(warning: Warning, terms: Terms): TermsAdvice {
  if (warning.code === "maturity_past_365" || warning.code === "closing_past_365") return lengthAdvice(warning, terms);
  switch (warning.code) {
    case "all_at_end":
      return {
        text: t("A saver can bring everything on the last day and gain {share}.", {
          share: percentText(warning.percent),
        }),
        remedy: endRemedy(terms),
      };
    case "waiver_at_end":
      return {
        text: t("A saver can bring everything on the last day and have {share} off the making charge.", {
          share: percentText(warning.percent),
        }),
        remedy: endRemedy(terms),
      };
    case "one_payment_gains":
      return {
        text: t("Who pays one instalment and waits gains {share} of it, a greater share than who pays all.", {
          share: percentText(warning.percent),
        }),
        remedy: { label: t("Count the instalments, too"), apply: countInstalments },
      };
    case "waiver_unlimited":
      return {
        text: t("The waiver has no limit by weight: {share} off the making charge of each further gram.", {
          share: percentText(warning.percent),
        }),
        remedy: { label: t("Cover the grams saved"), apply: coverSavedGrams },
      };
    case "nothing_back_before":
      return {
        text: t("Before {span} a saver gets nothing back.", { span: spanText({ months: warning.months }) }),
        remedy: { label: t("Pay back what was paid"), apply: payBack },
      };
    case "no_bonus_before":
      return {
        text: t("Before {span} a saver gets no bonus.", { span: spanText({ months: warning.months }) }),
        remedy: { label: t("Add a step"), apply: addEarlierStep },
      };
    case "row_out_of_reach":
      return {
        text: t("Benefit {benefit}, step {step}: who pays in time never comes to it.", {
          benefit: warning.benefit + 1,
          step: warning.row + 1,
        }),
        remedy: { label: t("Remove this step"), apply: removeStep(warning.benefit, warning.row) },
      };
  }
}

function lengthAdvice(
  warning: Extract<Warning, { code: "maturity_past_365" | "closing_past_365" }>,
  terms: Terms,
): TermsAdvice {
  if (warning.code === "maturity_past_365")
    return {
      text: t("Maturity can pass day 365: the book is ready on day {day} at the latest.", { day: warning.days }),
      remedy: maturityRemedy(terms),
    };
  const remedy = { label: t("End on day 364"), apply: endInsideYear };
  return warning.days === null
    ? { text: t("The benefits never end: a book can stay open past day 365."), remedy }
    : { text: t("A book can stay open past day 365, until day {day}.", { day: warning.days }), remedy };
}

/** Of a year of instalments that are all due before it is over, as long as no step lies between two days. */
function maturityRemedy({ schedule, late, benefits }: Terms): TermsAdvice["remedy"] {
  if (late?.moves !== undefined) return { label: t("Lateness does not move it"), apply: holdMaturity };
  const { every, instalments, matures } = schedule;
  const lastDue = (instalments - 1) * ("months" in every ? every.months * 31 : every.days);
  const isAYear = "months" in matures ? matures.months === 12 : matures.days <= 372;
  if (!isAYear || lastDue >= 364 || benefits.some(({ between }) => between === "linear")) return undefined;
  return { label: t("Ready on day 364"), apply: matureInsideYear };
}

/** By months one a month; else what comes late earns nothing. Of any amounts on any days nothing is late. */
function endRemedy({ schedule }: Terms): TermsAdvice["remedy"] {
  if (!("months" in schedule.every) || schedule.perMonth === 1)
    return schedule.flexible === true ? undefined : { label: t("Late ones lose the benefits"), apply: loseAllLate };
  return { label: t("One payment a month"), apply: onePerMonth };
}
