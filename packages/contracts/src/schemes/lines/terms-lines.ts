import type { Terms } from "@thangam/terms/terms";
import { benefitLines } from "./benefit-lines.ts";
import { exitLines, giftLines, lateLines, taxLines, topupLines } from "./condition-lines.ts";
import { goldLines, scheduleLines, windowLines } from "./schedule-lines.ts";
import type { Say } from "./say.ts";

interface LinesOf {
  title: string;
  lines: string[];
}

/** All that the terms say, in sentences for a saver. */
export function termsLines(t: Say, terms: Terms, instalment: bigint | null): LinesOf[] {
  const { schedule, gold, late, exit, gift, topups, tax } = terms;
  const added = benefitLines(t, terms, instalment);
  const parts = [
    { title: t("Paying"), lines: [...scheduleLines(t, schedule, instalment), ...goldLines(t, gold)] },
    {
      title: t("What the shop adds"),
      lines: added.length + (topups?.length ?? 0) === 0 ? [t("Nothing but what was saved.")] : added,
    },
    { title: t("Festivals"), lines: topupLines(t, topups) },
    { title: t("Taking it"), lines: windowLines(t, schedule) },
    { title: t("Paying late"), lines: schedule.flexible === true ? [] : lateLines(t, late) },
    { title: t("Leaving early"), lines: exitLines(t, exit) },
    { title: t("Gift"), lines: giftLines(t, gift) },
    { title: t("Tax"), lines: taxLines(t, tax) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
