import { spokenLanguage } from "./i18n.ts";

/** What the seven days are called in the reader's language, Monday first. */
export function weekdayNames(): string[] {
  const format = new Intl.DateTimeFormat(`${spokenLanguage()}-IN`, { weekday: "long", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, 1 + at)));
}
