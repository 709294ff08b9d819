import { after, afterMonths, countBefore, dayOfMonth } from "./days.ts";
import type { DayNumber } from "./days.ts";
import type { Row, Schedule } from "./terms.ts";

/** When each instalment falls due, before holidays move it. */
export function dueDays({ every, due, instalments }: Schedule, joined: DayNumber): DayNumber[] {
  const dueAfter = (count: number) => {
    if (count === 0) return joined;
    if ("days" in every) return joined + count * every.days;
    const months = count * every.months;
    return due === "joining" ? afterMonths(joined, months) : dayOfMonth(joined, months, due.day);
  };
  return Array.from({ length: instalments }, (_, count) => dueAfter(count));
}

/** The day itself, or the next one that is no holiday. */
export function openDay(day: DayNumber, holidays: ReadonlySet<DayNumber>): DayNumber {
  let open = day;
  while (holidays.has(open)) open += 1;
  return open;
}

/** When a book is mature whose instalments are all paid on their due days. The twin: terms_ready_day. */
export function readyDay(schedule: Schedule, joined: DayNumber): DayNumber {
  const { matures, rests, flexible } = schedule;
  const planned = after(joined, matures);
  if (rests === undefined || flexible === true) return planned;
  return Math.max(planned, (dueDays(schedule, joined).at(-1) ?? joined) + rests);
}

export function closingOf({ closes }: Schedule, joined: DayNumber, maturity: DayNumber): DayNumber | null {
  if (closes === undefined) return null;
  return after(closes.of === "joining" ? joined : maturity, closes);
}

/** The first day on which what a row names in months and days has passed. Null: it names neither. */
export function dayOfRow({ months, days }: Row, joined: DayNumber): DayNumber | null {
  const byMonths = months === undefined ? null : afterMonths(joined, months);
  const byDays = days === undefined ? null : joined + days;
  return byMonths === null || byDays === null ? (byMonths ?? byDays) : Math.max(byMonths, byDays);
}

/** To how many instalments a row looks: those that it names, or that fall due before its day. `due`: before holidays. */
export function spanOfRow(row: Row, joined: DayNumber, due: readonly DayNumber[]): number {
  if (row.paid !== undefined) return Math.max(1, Math.min(row.paid, due.length));
  const day = dayOfRow(row, joined);
  return day === null ? due.length : Math.max(1, countBefore(due, day));
}
