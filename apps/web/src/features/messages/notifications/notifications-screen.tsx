import { listNotifications } from "@thangam/contracts/messages/notification-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { Pager } from "#ui/pager.tsx";
import { Skeleton, ErrorNotice } from "#ui/surface.tsx";
import { MarkAllRead } from "./mark-all-read.tsx";
import { NotificationList } from "./notification-list.tsx";

/** All notifications of a customer, read or not; for staff, their open tasks. */
export default function NotificationsScreen() {
  const list = useListState();
  const { data, error, refetch } = useOperation(listNotifications, { page: list.page }, { keepPrevious: true });
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        {error !== null && data === undefined && (
          <ErrorNotice
            message={errorMessage(error)}
            action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          />
        )}
        <div className="mb-3 flex min-h-9 justify-end">
          {data !== undefined && <MarkAllRead rows={data.rows} unread={data.totals.unread} />}
        </div>
        {data === undefined && error === null && <Skeleton className="h-96 w-full rounded-card" />}
        {data !== undefined && (
          <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
            <NotificationList rows={data.rows} />
          </div>
        )}
        <div className="mt-3">
          <Pager page={data?.page} onPage={(page) => list.toPage(page)} />
        </div>
      </div>
    </>
  );
}
