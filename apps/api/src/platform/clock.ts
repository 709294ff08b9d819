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

/** The moment at which a day of the shop begins. */
export function shopMidnight(timeZone: string): (day: string) => Date {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  // What a clock in the shop shows at a moment, read as if it were in UTC.
  const wallClock = (moment: number) => Date.parse(`${format.format(moment).replace(" ", "T")}Z`);
  return (day) => {
    const utc = Date.parse(day);
    const nearly = utc - (wallClock(utc) - utc);
    return new Date(nearly - (wallClock(nearly) - utc));
  };
}

/** The moment at which a day of the shop ends. */
export function shopDayEnd(timeZone: string): (day: string) => Date {
  const begins = shopMidnight(timeZone);
  return (day) => begins(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10));
}
