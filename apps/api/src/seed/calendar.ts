import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { shopCalendar } from "#platform/clock.ts";

/** The year the demo shop has had this portal, up to the moment it is seeded. */
export interface ShopYear {
  today: BusinessDay;
  /** The day the shop began with the portal, a year ago. */
  firstDay: BusinessDay;
  /** The days the shop was open, in order: all but Sundays, and today whatever it is. */
  openDays: readonly BusinessDay[];
  /** The first day from `day` on that the shop is open; a later day than today is answered as it is. */
  openFrom(day: BusinessDay): BusinessDay;
  /** A moment of an open day: 0 when the shop opens, 1000 when it shuts, on this day now. */
  moment(day: BusinessDay, thousandths: number): Date;
}

const DAYS = 365;
const DAY_MS = 86_400_000;
const OPENS_MS = 10 * 3_600_000;
const OPEN_FOR_MS = 10 * 3_600_000;

export function shopYear(now: Date, timeZone: string): ShopYear {
  const today = shopCalendar(timeZone)(now);
  const midnight = midnightBefore(now, timeZone);
  const firstDay = addDays(today, -DAYS);
  const openDays = Array.from({ length: DAYS + 1 }, (_, n) => addDays(firstDay, n)).filter(
    (day) => day === today || !isSunday(day),
  );
  return {
    today,
    firstDay,
    openDays,
    openFrom: (day) => (day !== today && isSunday(day) ? addDays(day, 1) : day),
    moment: (day, thousandths) => {
      if (day === today) {
        // Before or soon after opening time there is no working day yet to spread things over.
        const start = now.getTime() - midnight > OPENS_MS + 3_600_000 ? midnight + OPENS_MS : midnight;
        return new Date(start + Math.floor(((now.getTime() - start) * thousandths) / 1000));
      }
      const start = midnight - daysBetween(day, today) * DAY_MS + OPENS_MS;
      return new Date(start + Math.floor((OPEN_FOR_MS * thousandths) / 1000));
    },
  };
}

export function addDays(day: BusinessDay, count: number): BusinessDay {
  return businessDayOf(new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10));
}

/** The same day of a later month, or the last one of a shorter month. */
export function monthsLater(day: BusinessDay, count: number): BusinessDay {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return businessDayOf(
    new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10),
  );
}

export function daysBetween(from: BusinessDay, to: BusinessDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export function laterOf(one: BusinessDay, other: BusinessDay): BusinessDay {
  return one > other ? one : other;
}

function isSunday(day: BusinessDay): boolean {
  return new Date(day).getUTCDay() === 0;
}

/** The start of the shop's day, in milliseconds. Not exact on a day when clocks change, which opening hours do not feel. */
function midnightBefore(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(":").map(Number);
  return now.getTime() - (now.getTime() % 1000) - ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
