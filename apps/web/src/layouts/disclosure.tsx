import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

interface Props {
  className: string;
  buttonLabel?: string;
  buttonClass: string;
  button: (isOpen: boolean) => ReactNode;
  panelClass: string;
  children: (close: () => void) => ReactNode;
}

/** A button and the panel it opens below itself. Escape, a click elsewhere, leaving it, or a new screen closes it. */
export function Disclosure({ className, button, buttonLabel, buttonClass, panelClass, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      ref={box}
      className={className}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isOpen) close();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button ref={opener} type="button" aria-label={buttonLabel} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className={buttonClass}>
        {button(isOpen)}
      </button>
      <div id={id} hidden={!isOpen} className={panelClass}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
