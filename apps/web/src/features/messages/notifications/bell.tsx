import "./bell.css";
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { t } from "#i18n/i18n.ts";
import { Disclosure } from "#list-page/disclosure.tsx";
import { useNotifications } from "./use-notifications.ts";

const BellPanel = lazy(async () => ({ default: (await import("./bell-panel.tsx")).BellPanel }));

/** A dot when something is new, because a number would add up unlike things; and a panel that lists them. */
export function Bell() {
  const query = useNotifications();
  const unread = query.data?.totals.unread ?? 0;
  return (
    <Disclosure
      className="relative"
      buttonClass="relative grid size-10 place-items-center rounded-field hover:bg-bar-field"
      button={
        <>
          <BellIcon size={20} aria-hidden />
          <span className="sr-only">
            {unread === 0 ? t("Notifications") : t("Notifications, {count} new", { count: unread })}
          </span>
          {unread > 0 && <span aria-hidden className="bell-dot" />}
        </>
      }
      panelClass="absolute end-0 top-full z-40 mt-2 w-96 overflow-hidden rounded-card border border-line bg-surface text-ink shadow-float max-sm:fixed max-sm:inset-x-2 max-sm:top-16 max-sm:w-auto"
    >
      <Suspense fallback={<div className="h-80" />}>
        <BellPanel query={query} />
      </Suspense>
    </Disclosure>
  );
}
