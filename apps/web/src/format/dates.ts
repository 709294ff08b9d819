import { formatDay, formatMoment } from "@thangam/texts/format-day";

export { formatDay as day } from "@thangam/texts/format-day";

/** Used until the shop's time zone is known. */
const DEFAULT_TIME_ZONE = "Asia/Kolkata";

let shopTimeZone = DEFAULT_TIME_ZONE;

/** Sets the shop's time zone, a name such as Asia/Kolkata. It applies whatever the browser's zone is. */
export function setShopTimeZone(timeZone: string): void {
  shopTimeZone = timeZone;
}

/** A moment as "21-11-2026, 08:30" in the shop's time. */
export function dateAndTime(moment: Date): string {
  return formatMoment(moment, shopTimeZone);
}

/** A moment without its year, where there is little room: "21-11, 08:30". */
export function shortMoment(moment: Date): string {
  const text = dateAndTime(moment);
  return text.slice(0, 5) + text.slice(10);
}

/** A moment as "08:30" in the shop's time. */
export function timeOfDay(moment: Date): string {
  return dateAndTime(moment).slice(-5);
}

/** The shop's calendar day at a moment: "2026-11-21". */
export function shopDay(moment: Date): string {
  return formatDay(dateAndTime(moment).slice(0, 10));
}

/** Adds days to a day: ("2026-11-21", -1) is "2026-11-20". */
export function addDays(businessDay: string, days: number): string {
  return new Date(Date.parse(businessDay) + days * 86_400_000).toISOString().slice(0, 10);
}
