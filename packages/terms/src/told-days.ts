import { after, afterMonths, dayOf, numberOf } from "./days.ts";
import type { DayNumber } from "./days.ts";
import { closingOf, dayOfRow, dueDays, readyDay } from "./schedule.ts";
import type { Day, Terms } from "./terms.ts";

/** So many instalments are told one by one; of more, those of each month. */
const MAX_TOLD = 60;

/** Of more days than these only the first of each year is told, and the last: nobody reads a brochure of a thousand lines. */
const MAX_DAYS_TOLD = 150;

/** The days on which something changes for who joins on a day and pays punctually, in their order. */
export function toldDays(terms: Terms, joinedOn: Day): Day[] {
  const { schedule, benefits } = terms;
  const joined = numberOf(joinedOn);
  const maturity = readyDay(schedule, joined);
  const rows = benefits.filter(({ of }) => of !== "payment").flatMap(({ when }) => when);
  const told = [
    ...toldDueDays(terms, joined),
    ...rows.map((row) => dayOfRow(row, joined) ?? joined),
    ...(schedule.opens === undefined ? [] : [after(joined, schedule.opens)]),
    maturity,
  ];
  const closing = closingOf(schedule, joined, maturity);
  const open = told.filter((day) => closing === null || day <= closing);
  const days = [...new Set(open)].toSorted((one, other) => one - other);
  return (days.length <= MAX_DAYS_TOLD ? days : firstOfEach(12, days, joined)).map(dayOf);
}

/** The first of the days in each span of months since joining, and the last of all. */
function firstOfEach(months: number, days: readonly DayNumber[], joined: DayNumber): DayNumber[] {
  let begins = 0;
  return days.filter((day, at) => {
    if (day < afterMonths(joined, begins) && at < days.length - 1) return false;
    while (afterMonths(joined, begins) <= day) begins += months;
    return true;
  });
}

function toldDueDays({ schedule }: Terms, joined: DayNumber): DayNumber[] {
  const due = dueDays(schedule, joined);
  return due.length <= MAX_TOLD ? due : firstOfEach(1, due, joined);
}

/** Who pays one instalment on each due day; with a rate, the same for all gold. */
export function punctualPayments({ schedule }: Terms, instalment: bigint, joinedOn: Day, rate?: bigint) {
  const known = rate === undefined ? {} : { rate };
  return dueDays(schedule, numberOf(joinedOn)).map((day) => ({ day: dayOf(day), paise: instalment, ...known }));
}
