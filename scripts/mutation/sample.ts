/** `count` of these in an order that the seed decides alone, so that a run can be repeated. */
export function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  const next = randomFrom(seed);
  const keyed = items.map((item) => ({ item, key: next() }));
  return keyed
    .toSorted((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item);
}

/** The part `2/8` is the second of eight that together are all of these. Neighbours, who need the same tests, stay together. */
export function shardOf<T>(items: readonly T[], shard: string): readonly T[] {
  const [number = 1, count = 1] = shard.split("/").map(Number);
  const boundary = (part: number) => Math.round((items.length * part) / count);
  return items.slice(boundary(number - 1), boundary(number));
}

/** Mulberry32: small, and good enough to shuffle. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
