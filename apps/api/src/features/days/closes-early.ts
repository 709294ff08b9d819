/**
 * Whether a close of `day` comes before the shop's closing hour, so that it has to be confirmed. A day that is over may be
 * closed at any hour. require_closable() in SQL is the same rule.
 */
export function closesEarly(day: string, today: string, hour: number, closingHour: number): boolean {
  return day === today && hour < closingHour;
}
