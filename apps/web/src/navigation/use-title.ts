import { useEffect } from "react";
import { useShop } from "#ui/shop.ts";
import { useScreenTitle } from "./titles.ts";

/** Sets the title of the browser's tab and returns it: the title that the table has for the screen, or the given one. */
export function useTitle(given?: string): string {
  const ofScreen = useScreenTitle();
  const title = given ?? ofScreen;
  const { name } = useShop();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return title;
}
