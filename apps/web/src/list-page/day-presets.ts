import { addDays, shopDay } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import type { ListState } from "./list-state.ts";

export interface DayPreset {
  name: string;
  label: string;
  from: string;
  to: string;
}

/** Ranges of days that people ask for, up to today. A financial year begins on 1 April. */
export function dayPresets(today: string): DayPreset[] {
  const month = today.slice(0, 7);
  const beforeMonth = addDays(`${month}-01`, -1);
  const year = financialYearOf(today);
  return [
    { name: "today", label: t("Today"), from: today, to: today },
    { name: "yesterday", label: t("Yesterday"), from: addDays(today, -1), to: addDays(today, -1) },
    { name: "week", label: t("Last 7 days"), from: addDays(today, -6), to: today },
    { name: "month", label: t("This month"), from: `${month}-01`, to: today },
    { name: "last-month", label: t("Last month"), from: `${beforeMonth.slice(0, 7)}-01`, to: beforeMonth },
    { name: "year", label: t("This financial year"), from: `${year}-04-01`, to: today },
    { name: "last-year", label: t("Last financial year"), from: `${year - 1}-04-01`, to: `${year}-03-31` },
  ];
}

/**
 * The days of a list's address: two of them, or a range by its name, which goes on with the days. "" is an open end. Older
 * links name one day.
 */
export function daysOfList(list: Pick<ListState, "filter">): { fromDay: string; toDay: string } {
  const named = dayPresets(shopDay(new Date())).find(({ name }) => name === list.filter("days"));
  if (named !== undefined) return { fromDay: named.from, toDay: named.to };
  const day = list.filter("day");
  return { fromDay: day || list.filter("from"), toDay: day || list.filter("to") };
}

/** What an address says of days, for two days: the name of their range where they have one. */
export function addressOfDays(from: string, to: string): Record<"days" | "from" | "to" | "day", string> {
  const named = dayPresets(shopDay(new Date())).find((preset) => preset.from === from && preset.to === to);
  return named === undefined ? { days: "", from, to, day: "" } : { days: named.name, from: "", to: "", day: "" };
}

function financialYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < "04-01" ? year - 1 : year;
}
