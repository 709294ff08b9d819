import { listNotifications } from "@thangam/contracts/messages/notification-operations";
import { useOperation } from "#api/query.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { Pager } from "#ui/pager.tsx";
import { Skeleton } from "#ui/surface.tsx";
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
        {error !== null && data === undefined && <LoadFailure error={error} refetch={refetch} />}
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
