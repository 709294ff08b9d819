/** Days in a row from one on. */
export function inARow(first: string, count: number, apart = 1): string[] {
  const from = Date.parse(`${first}T00:00:00Z`) / 86_400_000;
  return Array.from({ length: count }, (_, n) => new Date((from + n * apart) * 86_400_000).toISOString().slice(0, 10));
}

/** What is a holiday, what is added, and why it cannot be: for the portal and for the database. */
export const boundsOfHolidays: [name: string, before: string[], added: string[], fault: string | null][] = [
  ["15 days in a row", [], inARow("2027-05-03", 15), null],
  ["16 days in a row", [], inARow("2027-05-03", 16), "holidays_in_a_row"],
  ["a day before 15", inARow("2027-05-03", 15), ["2027-05-02"], "holidays_in_a_row"],
  ["a day behind 15", inARow("2027-05-03", 15), ["2027-05-18"], "holidays_in_a_row"],
  [
    "a day between two rows",
    [...inARow("2027-05-03", 7), ...inARow("2027-05-11", 8)],
    ["2027-05-10"],
    "holidays_in_a_row",
  ],
  ["a day that stays apart from 15", inARow("2027-05-03", 15), ["2027-05-19"], null],
  ["15 days over the end of the year", inARow("2027-12-20", 14), ["2028-01-03"], null],
  ["16 days over the end of the year", inARow("2027-12-20", 15), ["2028-01-04"], "holidays_in_a_row"],
  ["16 days over the end of the year, from behind", inARow("2027-12-21", 15), ["2027-12-20"], "holidays_in_a_row"],
  ["a day off each week and the festivals", inARow("2027-01-03", 52, 7), inARow("2027-01-04", 48, 7), null],
  ["the 100th of a year", inARow("2027-01-01", 99, 3), ["2027-12-31"], null],
  ["the 101st of a year", inARow("2027-01-01", 100, 3), ["2027-12-31"], "holidays_in_a_year"],
  ["the first of the next year", inARow("2027-01-01", 100, 3), ["2028-01-01"], null],
  ["101 at once", [], inARow("2027-01-01", 101, 3), "holidays_in_a_year"],
  ["a leap year's", inARow("2028-01-01", 100, 3), ["2028-02-29"], "holidays_in_a_year"],
];
