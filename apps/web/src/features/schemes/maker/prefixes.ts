const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Letters for book numbers that no scheme has yet: those of the name, then one for each amount. */
export function prefixesFor(name: string, count: number, taken: ReadonlySet<string>): string[] {
  const initials = name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 2);
  const begin = initials === "" ? "S" : initials;
  const free = [...ends()].map((end) => `${begin}${end}`).filter((prefix) => prefix.length <= 4 && !taken.has(prefix));
  return free.slice(0, count);
}

/** A to Z, then AA to ZZ. */
function* ends(): Generator<string> {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) yield first + second;
}
