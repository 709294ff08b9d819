/** Rupees; the least that any scheme takes, and what amounts of the daily ones must be a multiple of. */
export const LEAST_RUPEES = 100;

export function paiseOf(rupees: number): bigint {
  return BigInt(rupees) * 100n;
}

export function prefixRows(prefixes: Readonly<Record<string, number | null>>) {
  return Object.entries(prefixes).map(([prefix, rupees], position) => ({
    prefix,
    amountPaise: rupees === null ? null : paiseOf(rupees),
    position,
  }));
}
