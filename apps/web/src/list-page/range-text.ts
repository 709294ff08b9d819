import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";

/** Two days in words: "Today" where that is known, "21-11-2026", "01-11 to 21-11-2026", "from 01-11-2026". */
export function rangeText(from: string, to: string, today?: string): string {
  if (from === to) return from === today ? t("Today") : day(from);
  if (from === "") return t("until {day}", { day: day(to) });
  if (to === "") return t("from {day}", { day: day(from) });
  const first = from.slice(0, 4) === to.slice(0, 4) ? day(from).slice(0, 5) : day(from);
  return t("{first} to {last}", { first, last: day(to) });
}
