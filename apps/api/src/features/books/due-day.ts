import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

/**
 * The day an instalment of a monthly book falls due: the first on the day the book was opened (for an
 * existing member, the first one not yet paid), each further one a month later. Who joined on the 31st
 * pays on the last day of a shorter month.
 */
export function dueDayOf(openedOn: string, instalment: number, paidMonths: number): BusinessDay {
  const [year = 0, month = 0, day = 0] = openedOn.split("-").map(Number);
  const monthsLater = month - 1 + instalment - 1 - paidMonths;
  const lastDayOfMonth = new Date(Date.UTC(year, monthsLater + 1, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, monthsLater, Math.min(day, lastDayOfMonth)));
  return businessDayOf(due.toISOString().slice(0, 10));
}
