import { mayOpen } from "@thangam/contracts/menu/audience";
import { lazy, Suspense, useState } from "react";
import { Outlet, useNavigate } from "react-router";
import { useSession } from "#api/session.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { menuOf } from "#navigation/menu.ts";
import { BarRate } from "#shared/rates/todays-rate.tsx";
import { Copyright } from "#ui/brand.tsx";
import { cx } from "#ui/cx.ts";
import { useDesk } from "#ui/desk.ts";
import { Bar, isStaffAtWork } from "./bar.tsx";
import { Clock } from "./clock.tsx";
import { HorizontalMenu } from "./horizontal-menu.tsx";
import { customerOffline, customerTabs } from "./parts-of-customers.ts";
import { useShortcuts } from "./shortcuts.ts";
import { typeAhead } from "./typed-ahead.ts";

const MenuDrawer = lazy(() => import("./menu-drawer.tsx"));
const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const KeysDialog = lazy(() => import("./keys-dialog.tsx"));
const HelpSheet = lazy(async () => ({ default: (await import("#features/help/help-sheet.tsx")).HelpSheet }));

/** What stands around every screen of a signed-in person. */
export function Shell() {
  const user = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"menu" | "search" | "keys" | "help" | null>(null);
  const close = () => setOpen(null);
  const search = () => {
    if (open !== "search") typeAhead();
    setOpen("search");
  };
  const staff = user && isStaffAtWork(user) ? user : null;
  useDesk(user?.role === "Admin" || user?.role === "Employee");
  const mayPay = staff !== null && mayOpen("payments.take", staff);
  useShortcuts({
    onKeys: () => setOpen("keys"),
    onHelp: () => setOpen("help"),
    onSearch: () => staff !== null && search(),
    onPay: () => mayPay && void navigate(paths.offlinePayment),
  });
  const menu = user ? menuOf(user) : [];
  const hasTabs = user?.role === "Customer" && !user.mustChangePassword;

  return (
    <div className={cx("flex min-h-dvh flex-col", hasTabs && "has-tabs")}>
      <a href="#content" className="sr-only rounded-field bg-surface p-3 focus:not-sr-only focus:absolute focus:z-50">
        {t("Skip to the content")}
      </a>
      <Suspense>{hasTabs && <customerOffline.Component />}</Suspense>
      <header className="bg-bar text-on-bar print:hidden">
        <Bar
          user={user}
          onMenu={menu.length > 1 ? () => setOpen("menu") : null}
          onSearch={staff === null ? null : search}
          onKeys={() => setOpen("keys")}
          onHelp={() => setOpen("help")}
        />
        <div className="menu-row">
          <HorizontalMenu entries={menu} />
          <Suspense>{hasTabs && <customerTabs.Component />}</Suspense>
          <p className="menu-row-facts">
            {staff?.branches?.find(({ isCurrent }) => isCurrent)?.name}
            {staff !== null && <BarRate className="" />}
            <Clock className="" />
          </p>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-content">
        <Outlet />
      </main>
      <footer className="border-t border-line px-4 py-4 text-center text-sm text-muted print:hidden">
        <Copyright />
      </footer>
      <Suspense>
        {open === "menu" && <MenuDrawer entries={menu} onClose={close} />}
        {open === "search" && staff !== null && <Palette user={staff} onClose={close} />}
        {open === "keys" && <KeysDialog onClose={close} />}
        {open === "help" && <HelpSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
