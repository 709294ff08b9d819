import type { listNotifications } from "@thangam/contracts/messages/notification-operations";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { errorMessage } from "#api/errors.ts";
import { t } from "#i18n/i18n.ts";
import { paths } from "#app/paths.ts";
import { Link } from "react-router";
import { Skeleton } from "#ui/surface.tsx";
import { MarkAllRead } from "./mark-all-read.tsx";
import { NotificationList } from "./notification-list.tsx";

/** The newest notifications, and a link to all of them. */
export function BellPanel({ query }: { query: UseQueryResult<OutputOf<typeof listNotifications>> }) {
  const { data, error } = query;
  return (
    <section aria-label={t("Newest notifications")}>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h2 className="font-semibold">{t("Notifications")}</h2>
        {data !== undefined && <MarkAllRead rows={data.rows} unread={data.totals.unread} />}
      </div>
      <div className="max-h-[min(28rem,calc(100dvh-12rem))] min-h-24 overflow-y-auto">
        {data === undefined && error !== null && (
          <p className="px-4 py-6 text-center text-muted">{errorMessage(error)}</p>
        )}
        {data === undefined && error === null && <Skeleton className="m-4 h-24" />}
        {data !== undefined && <NotificationList rows={data.rows} />}
      </div>
      {data !== undefined && data.page.total > data.rows.length && (
        <Link
          to={paths.notifications}
          className="grid min-h-11 place-items-center border-t border-line px-4 font-medium text-brand-ink hover:bg-brand-soft focus-visible:-outline-offset-2"
        >
          {t("All notifications")}
        </Link>
      )}
    </section>
  );
}
