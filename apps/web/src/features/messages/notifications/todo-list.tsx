import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { t } from "#i18n/i18n.ts";
import { useBranchAddress } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { Card, ErrorNotice, Skeleton } from "#ui/surface.tsx";
import { notificationLabel } from "./notification-label.ts";
import { useNotifications } from "./use-notifications.ts";

/** What waits for the staff, each with the way to it: what the bell counts, of the branch that is shown. */
export function TodoList({ className }: { className: string }) {
  const { data, error } = useNotifications(useChosenBranch());
  const ofBranch = useBranchAddress();
  const tasks = data?.rows.filter(({ id }) => id === null) ?? [];
  return (
    <Card title={t("To do")} className={className}>
      {data === undefined && error !== null && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-[294px] w-full" />}
      {data !== undefined && tasks.length === 0 && <p className="text-muted">{t("Nothing waits for you.")}</p>}
      <ul className="-mx-2 divide-y divide-line">
        {tasks.map((task) => {
          const { title, to } = notificationLabel(task);
          return (
            <li key={task.kind}>
              <Link
                to={ofBranch(to)}
                className="flex min-h-11 items-center justify-between gap-3 rounded-field px-2 py-2 hover:bg-hover"
              >
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <ChevronRight size={16} aria-hidden className="shrink-0 text-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
