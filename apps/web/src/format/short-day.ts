import { spokenLanguage } from "#i18n/i18n.ts";
import { dateAndTime, shopDay } from "./dates.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-20" → "20 Nov" as the reader's language writes it, with the year where it is not that of `today`. */
export function shortDay(businessDay: string, today: string): string {
  const hasYear = businessDay.slice(0, 4) !== today.slice(0, 4);
  const key = `${spokenLanguage()} ${hasYear}`;
  const known = formats.get(key);
  const format = known ?? formatIn(spokenLanguage(), hasYear);
  if (known === undefined) formats.set(key, format);
  return format.format(new Date(`${businessDay}T00:00:00Z`));
}

/** A moment as "20 Nov, 18:18" in the shop's time. */
export function shortMoment(moment: Date, today: string): string {
  return `${shortDay(shopDay(moment), today)}, ${dateAndTime(moment).slice(-5)}`;
}

function formatIn(language: string, hasYear: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    ...(hasYear && { year: "numeric" }),
  });
}

/** "2026-11-20" → "Nov" */
export function shortMonth(businessDay: string): string {
  const key = `${spokenLanguage()} month`;
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(`${spokenLanguage()}-IN`, { timeZone: "UTC", month: "short" });
  if (known === undefined) formats.set(key, format);
  return format.format(new Date(`${businessDay}T00:00:00Z`));
}
