import { useEffect, useEffectEvent } from "react";

interface Shortcuts {
  onKeys: () => void;
  onHelp: () => void;
  onSearch: () => void;
  onPay: () => void;
}

/**
 * Keys that work anywhere but in a dialog: Ctrl+K for the search of everything, F1 for the guide to the screen, and while nobody
 * types `/` for the search box of the screen, `p` for the payment box and `?` for the list of keys.
 */
export function useShortcuts({ onKeys, onHelp, onSearch, onPay }: Shortcuts): void {
  const keys = useEffectEvent(onKeys);
  const help = useEffectEvent(onHelp);
  const search = useEffectEvent(onSearch);
  const pay = useEffectEvent(onPay);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || document.querySelector("[role=dialog],[role=alertdialog]")) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== "k" || event.shiftKey) return;
        event.preventDefault();
        search();
        return;
      }
      if (event.key === "F1") {
        event.preventDefault();
        help();
      }
      if (isTyping(event.target)) return;
      if (event.key === "?") keys();
      if (event.key === "p") {
        // The box may be there, with the focus, before the letter is typed.
        event.preventDefault();
        pay();
      }
      if (event.key !== "/") return;
      const box = document.querySelector<HTMLInputElement>("[data-search]");
      if (box === null) return;
      event.preventDefault();
      box.focus();
      box.select();
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
