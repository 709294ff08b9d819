import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The shop's calendar: which of its days a moment belongs to. */
export function shopCalendar(timeZone: string): (moment: Date) => BusinessDay {
  // The Swedish form of a date is YYYY-MM-DD.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (moment) => businessDayOf(format.format(moment));
}

/** The hour of the shop's day, 0 to 23. */
export function shopHour(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit" });
  return (moment) => Number(format.format(moment));
}

/** A moment as the local date and time of the shop: "21-11-2026, 08:30", as the screens write it. */
export function shopTime(timeZone: string): (moment: Date) => string {
  const dayOf = shopCalendar(timeZone);
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" });
  return (moment) => `${dayOf(moment).split("-").toReversed().join("-")}, ${format.format(moment)}`;
}
