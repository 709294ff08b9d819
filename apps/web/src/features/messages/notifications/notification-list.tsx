import { markNotificationsSeen } from "@thangam/contracts/messages/notification-operations";
import { useCommand } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Link } from "react-router";
import { cx } from "#ui/cx.ts";
import { readMarkOf } from "./mark-all-read.tsx";
import { notificationLabel } from "./notification-label.ts";
import type { Notification } from "./use-notifications.ts";

/** Each links to its screen, and following the link marks it as read. */
export function NotificationList({ rows }: { rows: readonly Notification[] }) {
  const mark = useCommand(markNotificationsSeen);
  if (rows.length === 0)
    return <p className="px-4 py-8 text-center text-muted">{t("There is nothing to tell you.")}</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const { title, to } = notificationLabel(row);
        const isNew = row.unread > 0;
        return (
          <li key={row.id?.toString() ?? row.kind}>
            <Link
              to={to}
              onClick={() => isNew && mark.mutate(readMarkOf([row]))}
              className="flex min-h-14 items-start gap-3 px-4 py-3 hover:bg-brand-soft focus-visible:-outline-offset-2"
            >
              <span
                aria-hidden
                className={cx("mt-2 size-2 shrink-0 rounded-full", isNew ? "bg-gold" : "border border-edge")}
              />
              <span className="min-w-0 flex-1">
                <span className={cx("block wrap-anywhere", isNew && "font-semibold")}>{title}</span>
                <span className="block text-sm text-muted">
                  {isNew && <span className="font-medium text-gold-ink">{newLabel(row)} · </span>}
                  {row.day === null && dateAndTime(row.at)}
                  {row.day !== null && t("Close it before today's.")}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function newLabel({ total, unread }: Notification): string {
  return total === unread ? t("Unread") : t("{count} new", { count: unread });
}
