import type { Terms } from "@thangam/terms/terms";
import { t } from "#i18n/i18n.ts";
import { benefitLines } from "./benefit-lines.ts";
import { exitLines, giftLines, lateLines, taxLines, topupLines } from "./condition-lines.ts";
import { goldLines, scheduleLines, windowLines } from "./schedule-lines.ts";

interface LinesOf {
  title: string;
  lines: string[];
}

/** All that the terms say, in sentences for a saver. */
export function termsLines(terms: Terms, instalment: bigint | null): LinesOf[] {
  const { schedule, gold, late, exit, gift, topups, tax } = terms;
  const added = benefitLines(terms, instalment);
  const parts = [
    { title: t("Paying"), lines: [...scheduleLines(schedule, instalment), ...goldLines(gold)] },
    {
      title: t("What the shop adds"),
      lines: added.length + (topups?.length ?? 0) === 0 ? [t("Nothing but what was saved.")] : added,
    },
    { title: t("Festivals"), lines: topupLines(topups) },
    { title: t("Taking it"), lines: windowLines(schedule) },
    { title: t("Paying late"), lines: schedule.flexible === true ? [] : lateLines(late) },
    { title: t("Leaving early"), lines: exitLines(exit) },
    { title: t("Gift"), lines: giftLines(gift) },
    { title: t("Tax"), lines: taxLines(tax) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
