/** "21-11-2026" of the calendar day "2026-11-21". */
export function formatDay(day: string): string {
  return day.split("-").toReversed().join("-");
}

/** "21-11-2026, 08:30" of a moment, on the wall of a shop in this time zone. */
export function formatMoment(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(moment);
  const [day = "", time = ""] = parts.split(" ");
  return `${formatDay(day)}, ${time}`;
}
