import * as z from "zod/mini";
import { roles } from "#kernel/roles.ts";
import type { Role } from "#kernel/roles.ts";
import { record } from "#kernel/wire.ts";
import type { Wire } from "#kernel/wire.ts";

/** The page of an entry that leads nowhere itself and opens the list of its own entries. */
export const DROPDOWN = "/#";

/** One line of the menu. A page is named by its address in lower case, without the slash. */
export interface ChildEntry {
  name: string;
  page: string;
  /** Who it is shown to, among those who may open its page. */
  roles: Role[];
}

export interface SubEntry extends ChildEntry {
  entries: ChildEntry[];
}

export interface MainEntry extends ChildEntry {
  entries: SubEntry[];
}

interface Parts {
  name: Wire<string>;
  page: Wire<string>;
  /** Of entries that have no list of their own. */
  innermostPage: Wire<string>;
}

/** The most entries of one list. */
const MAX_ENTRIES = 30;

/** The whole menu on the wire: main entries, their sub entries, and the child entries of those. */
export function menuEntries({ name, page, innermostPage }: Parts) {
  const common = { page: ["pageName", page], roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) } as const;
  const child = record({ name: ["childMenuName", name], ...common, page: ["pageName", innermostPage] });
  const sub = record({
    name: ["subMenuName", name],
    ...common,
    entries: ["childMenu", z.array(child).check(z.maxLength(MAX_ENTRIES))],
  }).check(onlyUnderDropdown);
  const main = record({
    name: ["menuName", name],
    ...common,
    entries: ["subMenu", z.array(sub).check(z.maxLength(MAX_ENTRIES))],
  }).check(onlyUnderDropdown);
  return z.array(main).check(z.maxLength(MAX_ENTRIES));
}

const onlyUnderDropdown = z.refine<{ page: string; entries: readonly unknown[] }>(
  ({ page, entries }) => page === DROPDOWN || entries.length === 0,
  { error: "menu_link_has_entries", path: ["pageName"] },
);
