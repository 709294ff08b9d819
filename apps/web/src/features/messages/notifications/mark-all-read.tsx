import { markNotificationsSeen } from "@thangam/contracts/messages/notification-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import type { Notification } from "./use-notifications.ts";

/** Marks everything up to the newest shown notification as read. Later ones stay unread. */
export function MarkAllRead({ rows, unread }: { rows: readonly Notification[]; unread: number }) {
  const mark = useCommand(markNotificationsSeen);
  const isOnline = useOnline();
  if (rows.length === 0) return null;
  return (
    <Button
      size="small"
      data-keeps-open
      isBusy={mark.isPending}
      reason={isOnline ? (unread === 0 ? t("Nothing is new.") : undefined) : t("You can do this when you are online.")}
      onClick={() => mark.mutate(readMarkOf(rows, true), { onError: (error) => toast.error(errorMessage(error)) })}
    >
      {t("Mark all as read")}
    </Button>
  );
}

/** The input that marks the shown notifications as read. */
export function readMarkOf(rows: readonly Notification[], andOlder = false) {
  return { seen: rows.map(({ kind, id, at }) => ({ kind, at, ...(id !== null && { id }) })), andOlder };
}
