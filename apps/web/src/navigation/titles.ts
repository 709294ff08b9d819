import { menuLists, portalTitles } from "@thangam/contracts/menu/screens";
import type { PortalTitle } from "@thangam/contracts/menu/screens";
import { useContext } from "react";
import { t } from "#i18n/i18n.ts";
import { CurrentScreen } from "./current-screen.ts";

const known = new Set<string>(portalTitles);

/** A title of the portal in the reader's language. A name that the shop gave stays as it is. */
export function translatedTitle(title: string): string {
  return isOfPortal(title) ? t(title) : title;
}

/** The title that the table has for the open screen. */
export function useScreenTitle(): string {
  return translatedTitle(useContext(CurrentScreen)?.title ?? "");
}

/** The title of the menu's list that the open screen stands in; null for one that stands in none. */
export function useMenuList(): string | null {
  const screen = useContext(CurrentScreen);
  const list = screen === null ? undefined : menuLists(screen).findLast((title) => title !== screen.title);
  return list === undefined ? null : translatedTitle(list);
}

function isOfPortal(title: string): title is PortalTitle {
  return known.has(title);
}
