import { ChevronDown } from "lucide-react";
import { lazy, Suspense } from "react";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { t } from "#i18n/i18n.ts";
import { Disclosure } from "#list-page/disclosure.tsx";

const UserMenuPanel = lazy(async () => ({ default: (await import("./user-menu-panel.tsx")).UserMenuPanel }));

/** The person, and what is theirs alone: password, look of the portal, logout. */
export function UserMenu({ user, onKeys, onHelp }: { user: SessionPerson; onKeys: () => void; onHelp: () => void }) {
  return (
    <Disclosure
      // At a desk a name is cut only where the bar is full.
      className="relative lg:min-w-0"
      buttonClass="flex h-10 max-w-56 lg:max-w-full items-center gap-2 rounded-field px-1 hover:bg-bar-field"
      button={
        <>
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-bright text-xs font-semibold text-[#2c2108]"
          >
            {user.name.slice(0, 1).toUpperCase()}
          </span>
          <span className="truncate max-md:sr-only">
            <span className="sr-only">{t("Account of")} </span>
            {user.name}
          </span>
          <ChevronDown size={14} aria-hidden className="max-sm:hidden" />
        </>
      }
      panelClass="absolute end-0 top-full z-40 mt-2 w-64 overflow-hidden rounded-card border border-line bg-surface py-2 text-ink shadow-float"
    >
      <Suspense>
        <UserMenuPanel user={user} onKeys={onKeys} onHelp={onHelp} />
      </Suspense>
    </Disclosure>
  );
}
