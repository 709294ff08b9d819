import type { Day, Span } from "./terms.ts";

/** A day as a number, with which days are counted: 1 January 1970 is 0. */
export type DayNumber = number;

const MILLISECONDS = 86_400_000;

/** Reckoned from its digits: of a daily book it is asked thousands of times for a chart, and to make a date of it takes ten times as long. */
export function numberOf(day: Day): DayNumber {
  const month = digitsOf(day, 5, 7);
  // Years that begin in March end with the leap day.
  const year = digitsOf(day, 0, 4) - (month < 3 ? 1 : 0);
  const before = Math.floor((153 * (month + (month < 3 ? 9 : -3)) + 2) / 5);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leaps + before + digitsOf(day, 8, 10) - DAYS_TO_1970;
}

/** From 29 February of the year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_469;
const ZERO = "0".charCodeAt(0);

function digitsOf(day: Day, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 10 + day.charCodeAt(at) - ZERO;
  return number;
}

export function dayOf(number: DayNumber): Day {
  const date = new Date(number * MILLISECONDS);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return `${year}-${month < 10 ? "0" : ""}${month}-${day < 10 ? "0" : ""}${day}`;
}

/** Months later by the calendar. What the month does not have becomes its last day. */
export function afterMonths(from: DayNumber, months: number): DayNumber {
  const date = new Date(from * MILLISECONDS);
  return dayOfMonth(from, months, date.getUTCDate());
}

/** The n-th day, or the last, of the month that comes so many months after that of a day. */
export function dayOfMonth(from: DayNumber, months: number, day: number): DayNumber {
  const date = new Date(from * MILLISECONDS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, last)) / MILLISECONDS;
}

export function after(from: DayNumber, span: Span): DayNumber {
  return "months" in span ? afterMonths(from, span.months) : from + span.days;
}

/** The number of days, in their order, that are before a day. */
export function countBefore(days: readonly DayNumber[], day: DayNumber): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? day) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
