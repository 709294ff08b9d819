import { useLayoutEffect } from "react";

/** Shows the page as whoever works with it all day wants it: denser (tokens.css). Dialogs are part of the page, too. */
export function useDesk(isDesk: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (!isDesk) return undefined;
    page.dataset["desk"] = "";
    return () => void delete page.dataset["desk"];
  }, [isDesk]);
}
