import { useEffect } from "react";
import { useShop } from "#ui/shop.ts";
import { useScreenTitle } from "./titles.ts";

/**
 * Returns the title of the screen, which is the one that the table has for it, or the given one. Sets it for the browser's tab, too, unless that
 * has one of its own.
 */
export function useTitle(given?: string, tab?: string): string {
  const ofScreen = useScreenTitle();
  const title = given ?? ofScreen;
  const { name } = useShop();
  useEffect(() => {
    document.title = `${tab ?? title} · ${name}`;
  }, [tab, title, name]);
  return title;
}
