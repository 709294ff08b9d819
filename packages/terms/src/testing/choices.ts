/** Choices that a seed decides: the same ones for the same seed, on every machine. */
export interface Choices {
  /** Both ends are included. */
  int: (min: number, max: number) => number;
  one: <Value>(of: readonly [Value, ...Value[]]) => Value;
  /** So many times in a hundred. */
  chance: (percent: number) => boolean;
}

export function choicesOf(seed: number): Choices {
  let state = seed;
  const int = (min: number, max: number) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) % (max - min + 1));
  };
  return {
    int,
    one: (of) => of[int(0, of.length - 1)] ?? of[0],
    chance: (percent) => int(1, 100) <= percent,
  };
}

/** A member that is there so many times in a hundred. */
export function sometimes<Member extends object>(
  choices: Choices,
  percent: number,
  make: () => Member,
): Member | object {
  return choices.chance(percent) ? make() : {};
}

export function listOf<Value>(length: number, make: (at: number) => Value): Value[] {
  return Array.from({ length }, (_, at) => make(at));
}
