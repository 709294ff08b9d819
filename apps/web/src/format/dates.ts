/** Used until the shop's time zone is known. */
const DEFAULT_TIME_ZONE = "Asia/Kolkata";

let parts = formatIn(DEFAULT_TIME_ZONE);

/** Sets the shop's time zone, a name such as Asia/Kolkata. It applies whatever the browser's zone is. */
export function setShopTimeZone(timeZone: string): void {
  if (timeZone !== parts.resolvedOptions().timeZone) parts = formatIn(timeZone);
}

/** A moment as "21-11-2026, 08:30" in the shop's time. */
export function dateAndTime(moment: Date): string {
  const { day, hour, minute, month, year } = partsOf(moment);
  return `${day}-${month}-${year}, ${hour}:${minute}`;
}

/** A moment without its year, where there is little room: "21-11, 08:30". */
export function shortMoment(moment: Date): string {
  const { day, hour, minute, month } = partsOf(moment);
  return `${day}-${month}, ${hour}:${minute}`;
}

/** A moment as "08:30" in the shop's time. */
export function timeOfDay(moment: Date): string {
  return dateAndTime(moment).slice(-5);
}

/** A moment as "21-11-2026" in the shop's time. */
function date(moment: Date): string {
  return dateAndTime(moment).slice(0, 10);
}

/** "2026-11-21" → "21-11-2026" */
export function day(businessDay: string): string {
  return businessDay.split("-").toReversed().join("-");
}

/** The shop's calendar day at a moment: "2026-11-21". */
export function shopDay(moment: Date): string {
  return day(date(moment));
}

/** Adds days to a day: ("2026-11-21", -1) is "2026-11-20". */
export function addDays(businessDay: string, days: number): string {
  return new Date(Date.parse(businessDay) + days * 86_400_000).toISOString().slice(0, 10);
}

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
