import type { Stored } from "#json/json.ts";

/** What a shop writes in its own words. */
const ownText = /(^|\.)(label|item|from|to|day|items\.\w+)$/;

/** The words of the language that stored terms are written in: `gold`, `gold.rate=average`, `late.lose.share`. */
export function wordsIn(stored: Stored, path = ""): Set<string> {
  const words = new Set<string>();
  const addAll = (others: Iterable<string>) => {
    for (const word of others) words.add(word);
  };
  if (Array.isArray(stored)) for (const member of stored) addAll(wordsIn(member, path));
  else if (typeof stored === "object" && stored !== null)
    for (const [name, member] of Object.entries(stored)) {
      const place = path === "" ? name : `${path}.${name}`;
      words.add(place);
      addAll(wordsIn(member, place));
    }
  else if (isWord(stored, path)) words.add(`${path}=${String(stored)}`);
  return words;
}

function isWord(value: Stored, path: string): boolean {
  if (path.endsWith(".places")) return true;
  return typeof value === "string" && !/^\d+$/.test(value) && !ownText.test(path);
}
