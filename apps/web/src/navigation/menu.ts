import { mayOpen } from "@thangam/contracts/menu/audience";
import { defaultMenu, pageOf } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import type { MainEntry, SubEntry } from "@thangam/contracts/menu/schemas";
import { screens } from "@thangam/contracts/menu/screens";
import type { Rights } from "@thangam/contracts/kernel/roles";
import { paths } from "#app/paths.ts";
import { translatedTitle } from "./titles.ts";

export interface MenuLink {
  label: string;
  to: string;
}
export interface MenuGroup {
  /** null for links that stand for themselves. */
  label: string | null;
  links: MenuLink[];
}
export interface MenuEntry {
  label: string;
  /** A link, or a panel of groups. */
  to: string | null;
  groups: MenuGroup[];
}

interface Reader extends Rights {
  /** Of the shop's own menu what is shown to them; null for the portal's. */
  menu: readonly MainEntry[] | null;
}

/** The menu of a person: of the shop's menu, or the portal's, the entries whose screens exist and which they may open. */
export function menuOf(user: Reader): MenuEntry[] {
  const menu = user.menu ?? defaultMenu;
  const entries = menu
    .map(({ name, page, entries: inner }) => ({
      label: translatedTitle(name),
      to: page === DROPDOWN ? null : pathOf(page, user),
      groups: page === DROPDOWN ? groupsOf(inner, user) : [],
    }))
    .filter(({ to, groups }) => to !== null || groups.length > 0);
  return withWayBack(entries, user);
}

/** Whatever a stored menu says, an Admin finds the page on which it is put right. */
function withWayBack(entries: MenuEntry[], user: Reader): MenuEntry[] {
  const to = paths.mainMenu;
  const isThere = entries.some(
    (entry) => entry.to === to || entry.groups.some(({ links }) => links.some((link) => link.to === to)),
  );
  if (isThere || user.role !== "Admin") return entries;
  return [...entries, { label: translatedTitle("Menu Masters"), to, groups: [] }];
}

/** Links that follow one another stand together; a list of its own is a group under its name. */
function groupsOf(entries: readonly SubEntry[], user: Reader): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const { name, page, entries: inner } of entries) {
    if (page === DROPDOWN)
      groups.push({ label: translatedTitle(name), links: inner.flatMap((one) => linkOf(one, user)) });
    else {
      const last = groups.at(-1);
      const links = linkOf({ name, page }, user);
      if (last?.label === null) last.links.push(...links);
      else groups.push({ label: null, links });
    }
  }
  return groups.filter(({ links }) => links.length > 0);
}

function linkOf({ name, page }: { name: string; page: string }, user: Reader): MenuLink[] {
  const to = pathOf(page, user);
  return to === null ? [] : [{ label: translatedTitle(name), to }];
}

/** Where a page of the menu is; null for somebody who may not open it. */
function pathOf(page: string, user: Rights): string | null {
  const screen = screens.find((one) => pageOf(one) === page);
  return screen !== undefined && mayOpen(screen.audience, user) ? screen.path : null;
}
