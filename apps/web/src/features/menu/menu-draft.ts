import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import type { ChildEntry } from "@thangam/contracts/menu/schemas";
import { roles } from "@thangam/contracts/kernel/roles";
import type { Role } from "@thangam/contracts/kernel/roles";

/** An entry as it is edited, with the lists under it. */
export interface EntryDraft {
  /** A stable key, also when the entry is moved. */
  key: number;
  name: string;
  page: string;
  roles: Role[];
  entries: readonly EntryDraft[];
}

type Entry = ChildEntry & { entries?: readonly Entry[] };

let lastKey = 0;
const nextKey = () => (lastKey += 1);

export function draftsOf(entries: readonly Entry[]): EntryDraft[] {
  return entries.map((entry) => ({ ...entry, key: nextKey(), entries: draftsOf(entry.entries ?? []) }));
}

export function blankEntry(): EntryDraft {
  return { key: nextKey(), name: "", page: "", roles: [...roles], entries: [] };
}

/** The list at a place: of the whole menu, of a main entry, or of a sub entry; null when there is none. */
export function listAt(menu: readonly EntryDraft[], place: readonly number[]): readonly EntryDraft[] | null {
  const [index, ...rest] = place;
  if (index === undefined) return menu;
  const entry = menu[index];
  return entry?.page === DROPDOWN ? listAt(entry.entries, rest) : null;
}

/** The menu with the list at a place replaced. */
export function withListAt(
  menu: readonly EntryDraft[],
  [index, ...rest]: readonly number[],
  list: readonly EntryDraft[],
): readonly EntryDraft[] {
  if (index === undefined) return list;
  return menu.map((entry, at) => (at === index ? { ...entry, entries: withListAt(entry.entries, rest, list) } : entry));
}

/** The list with one entry moved up (-1) or down (1). */
export function moved(list: readonly EntryDraft[], at: number, step: -1 | 1): readonly EntryDraft[] {
  const entry = list[at];
  return entry === undefined ? list : list.toSpliced(at, 1).toSpliced(at + step, 0, entry);
}

/** The name prefix of the form fields of a list: "entries.2.entries." for the list of the third entry. */
export function prefixOf(place: readonly number[]): string {
  return ["entries", ...place.flatMap((index) => [index, "entries"])].join(".") + ".";
}

/** The stored content, which is equal for menus that differ only in keys. */
export function contentOf(menu: readonly EntryDraft[]): string {
  return JSON.stringify(menu, (name, value: unknown) => (name === "key" ? undefined : value));
}
