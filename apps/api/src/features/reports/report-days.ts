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
