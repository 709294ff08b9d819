// What the terms and the portal take for a text and a day.

/** Whether PostgreSQL and JSON can hold a text: no NUL, no half of a character. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/** Whether a text is a day of the calendar, from 1900 to 2199: the days that a shop and its terms know. The twin: is_day_text. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
