import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

const aDay = 24 * 60 * 60 * 1000;

/** The day so many days before another; with a negative number, after it. */
export function daysBefore(day: BusinessDay, days: number): BusinessDay {
  const date = new Date(new Date(`${day}T00:00:00Z`).getTime() - days * aDay);
  return businessDayOf(date.toISOString().slice(0, 10));
}

export function firstOfMonth(day: BusinessDay): BusinessDay {
  return businessDayOf(`${day.slice(0, 8)}01`);
}

/** The month before up to the same day, or to its last one: of 31 March all of February. */
export function monthBefore(day: BusinessDay): Days {
  const last = daysBefore(firstOfMonth(day), 1);
  const sameDay = `${last.slice(0, 8)}${day.slice(8)}`;
  return { fromDay: firstOfMonth(last), toDay: sameDay < last ? businessDayOf(sameDay) : last };
}

/** The same day a year before; of 29 February the day before 1 March. */
export function yearBefore(day: BusinessDay): BusinessDay {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, "0");
  return businessDayOf(day.slice(5) === "02-29" ? `${year}-02-28` : `${year}${day.slice(4)}`);
}

/** How many days lie between two days. */
export function daysBetween(fromDay: BusinessDay, toDay: BusinessDay): number {
  return (Date.parse(toDay) - Date.parse(fromDay)) / aDay;
}

export interface Days {
  fromDay: BusinessDay;
  toDay: BusinessDay;
}

const firstDay = businessDayOf("1900-01-01");

/**
 * The days that the transaction report is asked for. Days that are given win over a period; one alone reaches to
 * today, or back to the beginning. "3" and "7" are that many days ending today, "31" is this calendar month.
 */
export function reportDays(
  {
    period,
    fromDay,
    toDay,
  }: { period?: string | undefined; fromDay?: BusinessDay | undefined; toDay?: BusinessDay | undefined },
  today: BusinessDay,
): Days {
  if (fromDay !== undefined || toDay !== undefined) {
    const last = toDay ?? (fromDay !== undefined && fromDay > today ? fromDay : today);
    return { fromDay: fromDay ?? firstDay, toDay: last };
  }
  return { fromDay: period === "31" ? firstOfMonth(today) : daysBefore(today, Number(period) - 1), toDay: today };
}
