/** Chance that falls the same way every time it is started from the same number. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, each as likely as its weight is large. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** The generator known as mulberry32: small, and the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    chance: (percent) => between(1, 100) <= percent,
    pick: (choices) => one(choices[between(0, choices.length - 1)]),
    weighted: (choices) => {
      let left = between(
        1,
        choices.reduce((sum, [, weight]) => sum + weight, 0),
      );
      return one(choices.find(([, weight]) => (left -= weight) <= 0))[0];
    },
  };
}

function one<T>(choice: T | undefined): T {
  if (choice === undefined) throw new RangeError("There is nothing to choose from");
  return choice;
}
