import { allEntries } from "@thangam/contracts/menu/default-menu";
import type { MainEntry } from "@thangam/contracts/menu/schemas";
import type { Role } from "@thangam/contracts/kernel/roles";

/** The page on which a wrong menu is put right. */
const wayBack = "mainmenumaster";

/** What of a menu is shown to people of a role, whatever they may open besides. */
export function shownTo(role: Role, menu: readonly MainEntry[]): MainEntry[] {
  const visible = ({ roles }: { roles: readonly Role[] }) => roles.includes(role);
  return menu.filter(visible).map((main) => ({
    ...main,
    entries: main.entries
      .filter(visible)
      .map((sub) => ({ ...sub, entries: sub.entries.filter((child) => visible(child)) })),
  }));
}

/** Whether an Admin finds the way back to the menu masters. Its twin: menus_way_check. */
export function hasWayBack(menu: readonly MainEntry[]): boolean {
  return allEntries(shownTo("Admin", menu)).some(({ page }) => page === wayBack);
}

/** For the audit trail: the names that came and went, and how many entries there are. */
export function whatChanged(
  before: readonly MainEntry[],
  after: readonly MainEntry[],
): Record<string, string | number> {
  const namesOf = (menu: readonly MainEntry[]) => new Set(allEntries(menu).map(({ name }) => name));
  const [old, now] = [namesOf(before), namesOf(after)];
  return {
    entries: allEntries(after).length,
    added: [...now.difference(old)].join(", "),
    removed: [...old.difference(now)].join(", "),
  };
}
