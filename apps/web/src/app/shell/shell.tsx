import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, Outlet } from "react-router";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { homeOf } from "#app/paths.ts";
import { Brand, Copyright } from "#ui/brand.tsx";
import { useShop } from "#ui/shop.ts";
import { cx } from "#ui/cx.ts";
import { Clock } from "./clock.tsx";
import { CustomerTabs } from "./customer-tabs.tsx";
import { FullscreenToggle } from "./fullscreen-toggle.tsx";
import { HorizontalMenu } from "./horizontal-menu.tsx";
import { menuOf } from "#navigation/menu.ts";
import { useShortcuts } from "./shortcuts.ts";
import { UserMenu } from "./user-menu.tsx";

// Features come by themselves: what stands around every screen must not need them.
const BarRate = lazy(async () => ({ default: (await import("#shared/rates/todays-rate.tsx")).BarRate }));
const Bell = lazy(async () => ({ default: (await import("#features/messages/notifications/bell.tsx")).Bell }));
const MenuDrawer = lazy(() => import("./menu-drawer.tsx"));
const KeysDialog = lazy(() => import("./keys-dialog.tsx"));

/** What stands around every screen of a signed-in person. */
export default function Shell() {
  const user = useSession();
  const shop = useShop();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  useShortcuts({ onHelp: () => setKeysOpen(true) });
  const menu = user ? menuOf(user) : [];
  const hasTabs = user?.role === "Customer" && !user.mustChangePassword;

  return (
    <div className={cx("flex min-h-dvh flex-col", hasTabs && "has-tabs")}>
      <a href="#content" className="sr-only rounded-field bg-surface p-3 focus:not-sr-only focus:absolute focus:z-50">
        {t("Skip to the content")}
      </a>
      <header className="border-b-2 border-gold bg-bar text-on-bar print:hidden">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-3">
          {menu.length > 1 && (
            <button
              type="button"
              aria-label={t("Menu")}
              onClick={() => setMenuOpen(true)}
              className="-ms-2 grid size-11 place-items-center rounded-field lg:hidden"
            >
              <MenuIcon aria-hidden />
            </button>
          )}
          <Link
            to={user ? homeOf(user.role) : "/"}
            aria-label={t("{shop}, home", { shop: shop.name })}
            className="rounded-field"
          >
            <Brand isNarrow />
          </Link>
          <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-3">
            {user && user.role !== "Customer" && !user.mustChangePassword && (
              <Suspense>
                <BarRate className="text-end text-sm text-bar-accent lg:whitespace-nowrap max-sm:max-w-24 max-sm:text-xs max-sm:leading-tight" />
              </Suspense>
            )}
            <Clock className="hidden text-sm text-on-bar-muted md:block lg:whitespace-nowrap" />
            <FullscreenToggle className="hidden size-11 shrink-0 place-items-center rounded-field hover:bg-white/10 sm:grid" />
            {user && !user.mustChangePassword && (
              <Suspense fallback={<span className="size-11" />}>
                <Bell />
              </Suspense>
            )}
            {user && <UserMenu user={user} onKeys={() => setKeysOpen(true)} />}
          </div>
        </div>
        <div className="lg:border-t lg:border-white/10">
          <div className="mx-auto flex max-w-7xl flex-wrap px-4">
            <HorizontalMenu entries={menu} />
            {hasTabs && <CustomerTabs />}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-hidden">
        <Outlet />
      </main>
      <footer className="border-t border-line px-4 py-4 text-center text-sm text-muted print:hidden">
        <Copyright />
      </footer>
      <Suspense>
        {isMenuOpen && <MenuDrawer entries={menu} onClose={() => setMenuOpen(false)} />}
        {areKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
      </Suspense>
    </div>
  );
}
