import { useEffect, useEffectEvent } from "react";

/** Keys that work anywhere but while typing or in a dialog: `/` for the search box, `?` for the list of keys. */
export function useShortcuts({ onHelp }: { onHelp: () => void }): void {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector("[role=dialog],[role=alertdialog]")
      )
        return;
      if (event.key === "?") help();
      if (event.key !== "/") return;
      const search = document.querySelector<HTMLInputElement>("[data-search]");
      if (search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}
