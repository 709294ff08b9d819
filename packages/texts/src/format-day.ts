/** "21-11-2026" of the calendar day "2026-11-21". */
export function formatDay(day: string): string {
  return day.split("-").toReversed().join("-");
}

/** "21-11-2026, 08:30" of a moment, on the wall of a shop in this time zone. */
export function formatMoment(moment: Date, timeZone: string): string {
  const [day = "", time = ""] = wallClockOf(timeZone).format(moment).split(" ");
  return `${formatDay(day)}, ${time}`;
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** One for each time zone: making one takes a hundred times as long as using it, and tens of kilobytes outside of the heap. */
function wallClockOf(timeZone: string): Intl.DateTimeFormat {
  const made = wallClocks.get(timeZone);
  if (made !== undefined) return made;
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  wallClocks.set(timeZone, clock);
  return clock;
}
