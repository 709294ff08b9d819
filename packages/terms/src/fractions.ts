/** An exact fraction of what is never below zero; `under` is above it. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

/** 100 % in hundredths of a percent. */
export const WHOLE = 10_000n;

export function whole(count: bigint): Fraction {
  return { over: count, under: 1n };
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.over, under: one.under * other.under };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.under === other.under) return { over: one.over + other.over, under: one.under };
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

/** In pairs, because the sum of many in a row has a long number below from the first on. */
export function sumOf(fractions: readonly Fraction[]): Fraction {
  let left = fractions;
  while (left.length > 1) {
    const pairs: Fraction[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [one, other] = [left[at], left[at + 1]];
      if (one !== undefined) pairs.push(other === undefined ? one : plus(one, other));
    }
    left = pairs;
  }
  return left[0] ?? whole(0n);
}

export function isBelow(one: Fraction, other: Fraction): boolean {
  return one.over * other.under < other.over * one.under;
}

/** Rounded down to a multiple of `unit`. */
export function floorOf({ over, under }: Fraction, unit = 1n): bigint {
  return (over / (under * unit)) * unit;
}

export function halfUpOf({ over, under }: Fraction, unit = 1n): bigint {
  return ((2n * over + under * unit) / (2n * under * unit)) * unit;
}

export function ceilOf({ over, under }: Fraction): bigint {
  return (over + under - 1n) / under;
}

export function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

export function sum(counts: readonly bigint[]): bigint {
  return counts.reduce((sum, count) => sum + count, 0n);
}

/** Unknown where one of them is. */
export function sumOfKnown(counts: readonly (bigint | null)[]): bigint | null {
  let sum = 0n;
  for (const count of counts) {
    if (count === null) return null;
    sum += count;
  }
  return sum;
}
