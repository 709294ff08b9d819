import { ChevronDown } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import { Disclosure } from "#list-page/disclosure.tsx";
import type { MenuEntry, MenuGroup } from "#navigation/menu.ts";

/** The menu at a desk: links, and panels that open below their button. */
export function HorizontalMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("Main menu")} className="max-lg:hidden">
      <ul className="-ms-4 flex min-h-12 flex-wrap">
        {entries.map(({ label, to, groups }, index) => (
          <li key={to ?? `${label} ${index}`}>
            {to === null ? (
              <Disclosure
                className="relative"
                buttonClass={topClass(groups.some(({ links }) => links.some((link) => link.to === pathname)))}
                button={
                  <>
                    {label}
                    <ChevronDown size={16} aria-hidden className="transition-transform in-aria-expanded:rotate-180" />
                  </>
                }
                panelClass="absolute start-0 top-full z-30 w-64 rounded-b-card border border-line bg-surface py-2 text-ink shadow-float"
              >
                {groups.map((group, place) => (
                  <Group key={group.label ?? place} {...group} />
                ))}
              </Disclosure>
            ) : (
              <NavLink to={to} className={({ isActive }) => topClass(isActive)}>
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ label, links }: MenuGroup) {
  return (
    <div className="py-1">
      {label !== null && <p className="px-4 pt-1 pb-0.5 text-sm font-medium text-muted">{label}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className={({ isActive }) =>
                cx(
                  "flex min-h-10 items-center px-4 hover:bg-brand-soft",
                  label !== null && "ps-7",
                  isActive && "font-semibold text-brand-ink",
                )
              }
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function topClass(isHere: boolean): string {
  return cx(
    "flex h-12 items-center gap-1.5 border-b-2 px-4 hover:bg-white/10 focus-visible:-outline-offset-4",
    isHere ? "border-bar-accent" : "border-transparent",
  );
}
