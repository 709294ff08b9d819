import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import type { MenuEntry } from "./menu.ts";

const topClass = "flex h-12 items-center gap-1.5 border-b-2 px-4 hover:bg-white/10";

/** The menu at a desk: links, and panels that open below their button. */
export function HorizontalMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <nav aria-label={t("Main menu")} className="mx-auto max-w-7xl px-4">
      <ul className="-mx-4 flex">
        {entries.map((entry) => (
          <li key={entry.label} className="relative">
            {entry.to === null ? (
              <Panel entry={entry} />
            ) : (
              <NavLink to={entry.to} className={({ isActive }) => cx(topClass, isActive ? "border-gold-bright" : "border-transparent")}>
                {entry.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ entry }: { entry: MenuEntry }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const isHere = entry.groups.some(({ links }) => links.some(({ to }) => to === pathname));

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isOpen]);

  return (
    <div
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={cx(topClass, isHere ? "border-gold-bright" : "border-transparent")}
      >
        {entry.label}
        <ChevronDown size={16} aria-hidden className={cx("transition-transform", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!isOpen} className="absolute start-0 top-full z-30 w-64 rounded-b-card border border-line bg-surface py-2 text-ink shadow-float">
        {entry.groups.map(({ label, links }) => (
          <div key={label ?? links[0]?.to} className="py-1">
            {label !== null && <p className="px-4 pt-1 pb-0.5 text-sm font-medium text-muted">{label}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink
                    to={link.to}
                    className={({ isActive }) => cx("flex min-h-10 items-center px-4 hover:bg-brand-soft", label !== null && "ps-7", isActive && "font-semibold text-brand-ink")}
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
