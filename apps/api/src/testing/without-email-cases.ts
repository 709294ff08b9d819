/** Who is the same person as Meena Kumari, of two who have no e-mail. */
export const withoutEmailCases: [name: string, hasSameNumber: boolean, isSame: boolean][] = [
  ["MEENA kumari", true, true],
  ["Meena Kumar_", true, false],
  ["Meena Kumari", false, false],
];
