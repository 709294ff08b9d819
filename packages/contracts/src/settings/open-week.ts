import * as z from "zod/mini";
import { oneLine } from "#values/text.ts";

/** On one day of the week; null where the shop is closed. */
export type OpenDay = { opens: string; closes: string } | null;

const CLOSED = "closed";
const times = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** When the shop is open, Monday first: "10:00-20:30,…,closed". is_open_week() is the same rule in the database. */
export const openWeek = oneLine({ max: 100, invalid: "opening_days_invalid" }).check(
  z.refine((typed) => isOpenWeek(typed), { error: "opening_days_invalid" }),
);

function isOpenWeek(typed: string): boolean {
  const days = typed.split(",");
  return days.length === 7 && days.every((day) => day === CLOSED || isOpenDay(day));
}

function isOpenDay(day: string): boolean {
  const [, opens, closes] = times.exec(day) ?? [];
  return opens !== undefined && closes !== undefined && opens < closes;
}

/** The seven days, Monday first; none where the shop has not said when it is open. */
export function openDaysOf(week: string): OpenDay[] {
  if (week === "") return [];
  return week.split(",").map((day) => {
    const [opens = "", closes = ""] = day.split("-");
    return day === CLOSED ? null : { opens, closes };
  });
}

/** A week as it is kept. A day whose times are not typed yet makes one that `openWeek` refuses; "" where none is. */
export function openWeekOf(days: readonly OpenDay[]): string {
  const isSilent = days.every((day) => day !== null && day.opens === "" && day.closes === "");
  return isSilent ? "" : days.map((day) => (day === null ? CLOSED : `${day.opens}-${day.closes}`)).join(",");
}

/** Days that follow each other and have the same times, by the first and the last of them, 0 for Monday. */
export function openSpansOf(week: string): { first: number; last: number; day: OpenDay }[] {
  const spans: { first: number; last: number; day: OpenDay }[] = [];
  for (const [at, day] of openDaysOf(week).entries()) {
    const before = spans.at(-1);
    if (before !== undefined && before.day?.opens === day?.opens && before.day?.closes === day?.closes)
      before.last = at;
    else spans.push({ first: at, last: at, day });
  }
  return spans;
}
