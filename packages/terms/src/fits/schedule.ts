import { after } from "#days.ts";
import type { DayNumber } from "#days.ts";
import { MAX_DAYS, MAX_MONTHS } from "#json/members.ts";
import type { Problem } from "#json/problems.ts";
import { closingOf } from "#schedule.ts";
import type { Schedule } from "#terms.ts";

export function problemsOfSchedule(schedule: Schedule, joined: DayNumber): Problem[] {
  const { every, instalments, due, perMonth, matures, opens } = schedule;
  const found: Problem[] = [];
  const note = (code: Problem["code"], member: string) => found.push({ code, path: ["schedule", member] });
  const isTooLong = "months" in every ? every.months * instalments > MAX_MONTHS : every.days * instalments > MAX_DAYS;
  if (isTooLong) note("too_long", "instalments");
  if (due !== "joining" && "days" in every) note("months_needed", "due");
  if (perMonth !== undefined && "days" in every) note("months_needed", "perMonth");
  const maturity = after(joined, matures);
  if (opens !== undefined && after(joined, opens) > maturity) note("opens_after_maturity", "opens");
  const closing = closingOf(schedule, joined, maturity);
  if (closing !== null && closing < maturity) note("closes_before_maturity", "closes");
  return found;
}
