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
