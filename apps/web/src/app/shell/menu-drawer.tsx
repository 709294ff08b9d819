import "./menu-drawer.css";
import "#ui/dialog.css";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import { Brand } from "#ui/brand.tsx";
import type { MenuEntry, MenuLink } from "#navigation/menu.ts";

/** The menu on a phone: everything at once, from the side. */
export default function MenuDrawer({ entries, onClose }: { entries: readonly MenuEntry[]; onClose: () => void }) {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedOn.current) onClose();
  }, [pathname, onClose]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="menu-drawer">
          <div className="flex h-16 shrink-0 items-center justify-between border-b-2 border-gold bg-bar px-4 text-on-bar">
            <Dialog.Title render={<div />} aria-label={t("Menu")}>
              <Brand />
            </Dialog.Title>
            <Dialog.Close aria-label={t("Close")} className="-me-2 grid size-11 place-items-center rounded-field">
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <nav aria-label={t("Main menu")} className="py-3">
            {entries.map((entry, index) => (
              <div key={entry.to ?? `${entry.label} ${index}`} className="py-2">
                {entry.to === null ? (
                  <p className="px-4 py-1.5 font-display font-semibold">{entry.label}</p>
                ) : (
                  <Entry link={{ label: entry.label, to: entry.to }} />
                )}
                {entry.groups.map(({ label, links }) => (
                  <div key={label ?? links[0]?.to}>
                    {label !== null && <p className="px-4 pt-2 text-sm text-muted">{label}</p>}
                    {links.map((link) => (
                      <Entry key={link.to} link={link} isInner />
                    ))}
                  </div>
                ))}
              </div>
            ))}
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Entry({ link, isInner = false }: { link: MenuLink; isInner?: boolean }) {
  return (
    <NavLink
      to={link.to}
      className={({ isActive }) =>
        cx(
          "flex min-h-11 items-center pe-4",
          isInner ? "ps-7" : "ps-4 font-display font-semibold",
          isActive && "bg-brand-soft font-semibold text-brand-ink",
        )
      }
    >
      {link.label}
    </NavLink>
  );
}
