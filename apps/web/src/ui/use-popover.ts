import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";

const GAP = 4;
const EDGE = 8;

/**
 * A panel that opens at a button: in the browser's top layer, so that nothing cuts it off, below the button or above it
 * where there is more room. Escape, a press elsewhere and leaving it by Tab close it; the focus goes back to the button.
 */
export function usePopover() {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const [shown, at] = [panel.current, opener.current];
    if (!isOpen || shown === null || at === null) return undefined;
    // Not in every test's browser.
    if ("showPopover" in shown) shown.showPopover();
    const place = () => placeAt(shown, at);
    place();
    // What is still on its way takes the focus itself.
    (shown.querySelector<HTMLElement>(FIRST) ?? shown).focus();
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, { capture: true });
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!panel.current?.contains(target) && !opener.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return {
    isOpen,
    close,
    button: {
      ref: opener,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    } as const,
    panel: {
      ref: panel,
      id,
      tabIndex: -1,
      // A browser without it shows the panel in its place.
      popover: "showPopover" in HTMLElement.prototype ? "manual" : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Tab") setOpen(isStaying(event, panel.current));
        if (event.key !== "Escape") return;
        // Not what is around it, such as a drawer or a dialog.
        event.stopPropagation();
        event.preventDefault();
        close();
      },
    } as const,
  };
}

const FIRST = "[data-first-focus], [role=menuitem], button:not(:disabled), input:not(:disabled), a[href]";

/** Tab from the last of it, or back from the first, leaves. */
function isStaying(event: KeyboardEvent, panel: HTMLElement | null): boolean {
  const all = Array.from(panel?.querySelectorAll<HTMLElement>("button:not(:disabled), input, select, a[href]") ?? []);
  const reached = all.filter(({ tabIndex }) => tabIndex >= 0);
  return document.activeElement !== (event.shiftKey ? reached[0] : reached.at(-1));
}

function placeAt(panel: HTMLElement, opener: HTMLElement): void {
  const at = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  // On the side of the page that has the room.
  const start = at.left + at.width / 2 < clientWidth / 2 ? at.left : at.right - width;
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const top = below + height > clientHeight - EDGE && above >= EDGE ? above : below;
  panel.style.left = `${Math.max(EDGE, Math.min(start, clientWidth - width - EDGE))}px`;
  panel.style.top = `${Math.max(EDGE, Math.min(top, clientHeight - height - EDGE))}px`;
}
