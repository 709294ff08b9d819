import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { listAt } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";

/** The place of the edited list: the one in the URL, else the first; null when there is none. */
export function chosenPlace(entries: readonly EntryDraft[], depth: number, asked: readonly string[]): number[] | null {
  const place: number[] = [];
  for (let level = 0; level < depth; level += 1) {
    const list = listAt(entries, place) ?? [];
    const opens = list.flatMap(({ page }, at) => (page === DROPDOWN ? [at] : []));
    const wanted = opens.find((at) => String(at) === asked[level]) ?? firstWithLists(list, opens, depth - level);
    if (wanted === undefined) return null;
    place.push(wanted);
  }
  return place;
}

/** The first entry with enough levels below it: for child entries, one that itself holds a list. */
function firstWithLists(list: readonly EntryDraft[], opens: readonly number[], levels: number): number | undefined {
  const holds = (at: number) => list[at]?.entries.some(({ page }) => page === DROPDOWN) === true;
  return (levels > 1 ? opens.find(holds) : undefined) ?? opens[0];
}

/** The place as the arguments of `menuUnder`. */
export function asPlace([main = 0, sub]: readonly number[]): [main: number, sub?: number] {
  return sub === undefined ? [main] : [main, sub];
}
