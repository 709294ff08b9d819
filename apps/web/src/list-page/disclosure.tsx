import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";

interface Props {
  className: string;
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  /** What the button leads to is the open screen. */
  isHere?: boolean;
  children: ReactNode;
}

/**
 * A button and the panel it opens below itself. Escape, a click elsewhere, a press in the panel (but of a button with
 * `data-keeps-open`), leaving it, or a new screen closes it.
 */
export function Disclosure({ className, button, buttonClass, panelClass, isHere = false, children }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = openedOn === pathname;

  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenedOn(null);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen]);

  return (
    <div
      ref={box}
      role="presentation"
      className={className}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpenedOn(null);
        opener.current?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenedOn(null);
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
        className={buttonClass}
      >
        {button}
      </button>
      <div
        id={id}
        role="presentation"
        hidden={!isOpen}
        className={panelClass}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a, button:not([data-keeps-open])") !== null)
            setOpenedOn(null);
        }}
      >
        {isOpen && children}
      </div>
    </div>
  );
}
