import "./bar.css";
import { mayOpen } from "@thangam/contracts/menu/audience";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { CircleHelp, IndianRupee, Menu as MenuIcon, Search } from "lucide-react";
import { Link } from "react-router";
import { homeOf, paths } from "#app/paths.ts";
import { Bell } from "#features/messages/notifications/bell.tsx";
import { t } from "#i18n/i18n.ts";
import { Brand } from "#ui/brand.tsx";
import { useShop } from "#ui/shop.ts";
import { FullscreenToggle } from "./fullscreen-toggle.tsx";
import { UserMenu } from "./user-menu.tsx";

interface Props {
  user: SessionPerson | null | undefined;
  /** Null where there is no menu to open. */
  onMenu: (() => void) | null;
  /** Null for whoever has nothing to search. */
  onSearch: (() => void) | null;
  onKeys: () => void;
  onHelp: () => void;
}

/** The bar of every page: the shop, the search of everything, the payment box, the bell, and the person's own menu. */
export function Bar({ user, onMenu, onSearch, onKeys, onHelp }: Props) {
  const shop = useShop();
  return (
    <div className="bar">
      {onMenu !== null && (
        <button type="button" aria-label={t("Menu")} onClick={onMenu} className="bar-icon -ms-2 lg:hidden!">
          <MenuIcon size={20} aria-hidden />
        </button>
      )}
      <Link
        to={user ? homeOf(user.role) : "/"}
        aria-label={t("{shop}, home", { shop: shop.name })}
        className="min-w-0 rounded-field"
      >
        <Brand isNarrow />
      </Link>
      {onSearch !== null && (
        <button
          type="button"
          aria-label={t("Search clients, books, receipts")}
          aria-keyshortcuts="Control+K"
          onClick={onSearch}
          data-key="Ctrl K"
          className="bar-search"
        >
          <Search size={18} aria-hidden />
          <span aria-hidden>{t("Search clients, books, receipts")}</span>
        </button>
      )}
      <div className="bar-end">
        {user && isStaffAtWork(user) && mayOpen("payments.take", user) && (
          <Link
            to={paths.offlinePayment}
            aria-keyshortcuts="p"
            aria-label={t("Take payment")}
            data-key="P"
            className="bar-take"
          >
            <IndianRupee size={16} aria-hidden />
            <span>{t("Take payment")}</span>
          </Link>
        )}
        <button
          type="button"
          aria-label={t("Help")}
          aria-keyshortcuts="F1"
          onClick={onHelp}
          className={onSearch === null ? "bar-icon" : "bar-icon hidden! sm:grid!"}
        >
          <CircleHelp size={20} aria-hidden />
        </button>
        <FullscreenToggle className="bar-icon hidden! sm:grid!" />
        {user && !user.mustChangePassword && <Bell />}
        {user && <UserMenu user={user} onKeys={onKeys} onHelp={onHelp} />}
      </div>
    </div>
  );
}

export function isStaffAtWork(user: SessionPerson): boolean {
  return user.role !== "Customer" && !user.mustChangePassword;
}
