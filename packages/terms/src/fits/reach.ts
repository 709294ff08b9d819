import { after, afterMonths } from "#days.ts";
import type { DayNumber } from "#days.ts";
import { MAX_MONTHS } from "#json/members.ts";
import type { Problem } from "#json/problems.ts";
import { closingOf } from "#schedule.ts";
import type { Terms } from "#terms.ts";

/** However late a book is paid, its last day is one of the calendar: all ends within a hundred years. The twin: terms_reach_fits. */
export function problemsOfReach({ schedule, late }: Terms, joined: DayNumber): Problem[] {
  const most = afterMonths(joined, MAX_MONTHS);
  const planned = after(joined, schedule.matures);
  const moved = late?.moves === "months" ? afterMonths(planned, schedule.instalments) : planned;
  const found = (member: string): Problem[] => [{ code: "too_long", path: ["schedule", member] }];
  if (moved > most) return found("matures");
  return (closingOf(schedule, joined, moved) ?? moved) > most ? found("closes") : [];
}
