import { ChevronDown } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { t } from "#i18n/i18n.ts";
import { Disclosure } from "#list-page/disclosure.tsx";
import type { MenuEntry, MenuGroup } from "#navigation/menu.ts";
import { cx } from "#ui/cx.ts";

/** The menu at a desk: links, and panels that open below their button. */
export function HorizontalMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t("Main menu")}>
      <ul className="flex flex-wrap">
        {entries.map(({ label, to, groups }, index) => {
          const isHere = to === pathname || groups.some(({ links }) => links.some((link) => link.to === pathname));
          return (
            <li key={to ?? `${label} ${index}`}>
              {to === null ? (
                <Disclosure
                  className="relative"
                  buttonClass="menu-tab"
                  isHere={isHere}
                  button={
                    <>
                      {label}
                      <ChevronDown size={14} aria-hidden className="transition-transform in-aria-expanded:rotate-180" />
                    </>
                  }
                  panelClass="absolute start-0 top-full z-30 w-60 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
                >
                  {groups.map((group, place) => (
                    <Group key={group.label ?? place} {...group} />
                  ))}
                </Disclosure>
              ) : (
                <NavLink to={to} data-here={isHere || undefined} className="menu-tab">
                  {label}
                </NavLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Group({ label, links }: MenuGroup) {
  return (
    <div className="py-0.5">
      {label !== null && <p className="px-2.5 pt-1.5 pb-0.5 text-xs font-medium text-muted">{label}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className={({ isActive }) =>
                cx(
                  "flex min-h-8.5 items-center rounded-md px-2.5 hover:bg-hover focus-visible:-outline-offset-2",
                  label !== null && "ps-5",
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
