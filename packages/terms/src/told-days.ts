import { after, afterMonths, dayOf, numberOf } from "./days.ts";
import type { DayNumber } from "./days.ts";
import { closingOf, dayOfRow, dueDays } from "./schedule.ts";
import type { Day, Terms } from "./terms.ts";

/** So many instalments are told one by one; of more, those of each month. */
const MAX_TOLD = 60;

/** The days on which something changes for who joins on a day and pays punctually, in their order. */
export function toldDays(terms: Terms, joinedOn: Day): Day[] {
  const { schedule, benefits } = terms;
  const joined = numberOf(joinedOn);
  const maturity = after(joined, schedule.matures);
  const rows = benefits.filter(({ of }) => of !== "payment").flatMap(({ when }) => when);
  const told = [
    ...toldDueDays(terms, joined),
    ...rows.map((row) => dayOfRow(row, joined) ?? joined),
    ...(schedule.opens === undefined ? [] : [after(joined, schedule.opens)]),
    maturity,
  ];
  const closing = closingOf(schedule, joined, maturity);
  const open = told.filter((day) => closing === null || day <= closing);
  return [...new Set(open)].toSorted((one, other) => one - other).map(dayOf);
}

function toldDueDays({ schedule }: Terms, joined: DayNumber): DayNumber[] {
  const due = dueDays(schedule, joined);
  if (due.length <= MAX_TOLD) return due;
  let month = 0;
  return due.filter((day, at) => {
    if (day < afterMonths(joined, month) && at < due.length - 1) return false;
    month += 1;
    return true;
  });
}

/** Who pays one instalment on each due day; with a rate, the same for all gold. */
export function punctualPayments({ schedule }: Terms, instalment: bigint, joinedOn: Day, rate?: bigint) {
  const known = rate === undefined ? {} : { rate };
  return dueDays(schedule, numberOf(joinedOn)).map((day) => ({ day: dayOf(day), paise: instalment, ...known }));
}
