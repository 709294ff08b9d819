const six = Array.from({ length: 6 }, () => "10:00-20:30").join(",");

/** What may be sent as the days on which a shop is open, and whether it is a week. */
export const openWeekCases: readonly (readonly [week: string, isWeek: boolean])[] = [
  [`${six},closed`, true],
  [`closed,closed,closed,closed,closed,closed,closed`, true],
  [`${six},00:00-23:59`, true],
  [six, false],
  [`${six},closed,closed`, false],
  [`${six},`, false],
  [`${six},-`, false],
  [`${six},10:00-`, false],
  [`${six},20:30-10:00`, false],
  [`${six},10:00-10:00`, false],
  [`${six},10:00-24:00`, false],
  [`${six},9:00-20:30`, false],
  [`${six},10:60-20:30`, false],
  [`${six},Closed`, false],
  [`${six}, closed`, false],
  [`${six},10:00-20:30x`, false],
  [`${six},१०:००-२०:३०`, false],
];
