import "#list-page/row-drawer.css";
import "./help.css";
import { guideTo } from "@thangam/contracts/menu/guides";
import { screens } from "@thangam/contracts/menu/screens";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, matchPath, useLocation } from "react-router";
import { useSession } from "#api/session.ts";
import { guidePath, paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { SideSheet } from "#ui/side-sheet.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { GuideView } from "./guide-view.tsx";
import { useGuides } from "./use-guides.ts";

/** What the open screen is for, and its guide, beside the screen, so that nothing typed there is lost. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const user = useSession();
  const { data: book } = useGuides();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedOn.current) onClose();
  }, [pathname, onClose]);
  const screen = screens.find(({ path }) => matchPath(path, pathname) !== null);
  const isStaff = user !== null && user !== undefined && user.role !== "Customer";
  const entry = guideTo(screen?.name ?? "help", isStaff);

  return (
    <SideSheet label={t("Help")} onClose={onClose}>
      <header className="row-drawer-head">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">{t("Help")}</p>
          <h2 className="display text-xl font-semibold wrap-anywhere">
            {book === undefined || entry === undefined ? "" : book.guides[entry.name].title}
          </h2>
        </div>
        <button
          type="button"
          aria-label={t("Close")}
          onClick={onClose}
          className="grid size-(--control-small) place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className="row-drawer-body">
        {book === undefined || entry === undefined ? (
          <Skeleton className="h-64 w-full" />
        ) : (
          <>
            {screen !== undefined && (
              <p className="mb-4 rounded-field bg-brand-soft px-4 py-3">{book.purposes[screen.name]}</p>
            )}
            <GuideView entry={entry} book={book} />
          </>
        )}
      </div>
      <footer className="row-drawer-foot">
        {entry !== undefined && <Link to={guidePath(entry.name)}>{t("Open as a page")}</Link>}
        <Link to={paths.help}>{t("All guides")}</Link>
      </footer>
    </SideSheet>
  );
}
