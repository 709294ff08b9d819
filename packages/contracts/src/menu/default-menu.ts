import { DROPDOWN } from "./schemas.ts";
import type { ChildEntry, MainEntry, SubEntry } from "./schemas.ts";
import type { MenuNode, Screen } from "./screen.ts";
import { screensForOwnMenu, screensInMenu } from "./screens.ts";
import { roles } from "#kernel/roles.ts";

/** The menu of a shop that has not made its own. Each person sees of it what they may open. */
export const defaultMenu: readonly MainEntry[] = screensInMenu.map(mainEntry);

/** Every entry of a menu, whatever list it stands in. */
export function allEntries(menu: readonly MainEntry[]): ChildEntry[] {
  return menu.flatMap((one) => [one, ...one.entries.flatMap((inner) => [inner, ...inner.entries])]);
}

/** Every page that a menu may lead to. */
export const menuPages: readonly string[] = [
  ...allEntries(defaultMenu)
    .map(({ page }) => page)
    .filter((page) => page !== DROPDOWN),
  ...screensForOwnMenu.map(pageOf),
];

/** The name that a menu has for a screen: its address in lower case, without the slash. */
export function pageOf({ path }: Screen): string {
  return path.slice(1).toLowerCase();
}

function mainEntry(node: MenuNode): MainEntry {
  return { ...childEntry(node), entries: entriesOf(node).map(subEntry) };
}

function subEntry(node: MenuNode): SubEntry {
  return { ...childEntry(node), entries: entriesOf(node).map(childEntry) };
}

function childEntry(node: MenuNode): ChildEntry {
  return { name: node.title, page: "entries" in node ? DROPDOWN : pageOf(node), roles: [...roles] };
}

function entriesOf(node: MenuNode): readonly MenuNode[] {
  return "entries" in node ? node.entries : [];
}
