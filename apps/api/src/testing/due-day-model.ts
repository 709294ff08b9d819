import { businessDayOf } from "@thangam/contracts/values/time";
import type { BusinessDay } from "@thangam/contracts/values/time";

/** How the instalments of a book follow one another. */
export interface Pace {
  /** monthly | daily */
  schemeType: string;
  /** How many fall due in a month; null for one a month, or one a day in a daily scheme. */
  instalmentsPerMonth: number | null;
}

/**
 * The day an instalment of a book falls due: the first on the day the book was opened (for an existing member, the
 * first one not yet paid), the further ones at the scheme's pace. Several in a month are spread over 30 days. Who
 * joined on the 31st pays on the last day of a shorter month.
 */
export function dueDayOf(openedOn: string, instalment: number, paidMonths: number, pace: Pace): BusinessDay {
  const step = instalment - 1 - paidMonths;
  if (pace.schemeType === "daily" && pace.instalmentsPerMonth === null) return addMonthsAndDays(openedOn, 0, step);
  const perMonth = pace.instalmentsPerMonth ?? 1;
  const months = Math.floor(step / perMonth);
  return addMonthsAndDays(openedOn, months, Math.floor(((step - months * perMonth) * 30) / perMonth));
}

function addMonthsAndDays(from: string, months: number, days: number): BusinessDay {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const lastDayOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDayOfMonth) + days));
  return businessDayOf(due.toISOString().slice(0, 10));
}
