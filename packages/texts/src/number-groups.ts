/** A number as India counts it: crores (of any size), lakhs, thousands, hundreds and what is below a hundred. */
export function groupsOf(number: bigint) {
  const below = Number(number % 10_000_000n);
  return {
    crores: number / 10_000_000n,
    lakhs: Math.floor(below / 100_000),
    thousands: Math.floor((below % 100_000) / 1000),
    hundreds: Math.floor((below % 1000) / 100),
    rest: below % 100,
  };
}

/** What a language calls the units of a number. */
interface Units {
  crore: string;
  lakh: string;
  thousand: string;
  hundred: string;
}

/** A number in words, for a language that says a count and then its unit, one group after the other. */
export function inGroups(number: bigint, belowHundred: (number: number) => string, units: Units): string {
  if (number === 0n) return belowHundred(0);
  const { crores, lakhs, thousands, hundreds, rest } = groupsOf(number);
  return [
    crores > 0n && `${inGroups(crores, belowHundred, units)} ${units.crore}`,
    lakhs > 0 && `${belowHundred(lakhs)} ${units.lakh}`,
    thousands > 0 && `${belowHundred(thousands)} ${units.thousand}`,
    hundreds > 0 && `${belowHundred(hundreds)} ${units.hundred}`,
    rest > 0 && belowHundred(rest),
  ]
    .filter((part) => part !== false)
    .join(" ");
}
