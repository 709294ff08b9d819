import { Suspense } from "react";
import { useUser } from "#api/session.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { menuOf } from "#navigation/menu.ts";
import { useTitle } from "#navigation/use-title.ts";
import { homeOf, paths } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { TodoList } from "#features/messages/index.ts";
import { ClerkHome } from "#features/payments/index.ts";
import { SetupSteps } from "#features/setup/index.ts";
import { PrintableTitle } from "#ui/paper.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { ExceptionsNotice } from "./exceptions-notice.tsx";
import { DailyTrend } from "./daily-trend.tsx";
import { FigureStrip } from "./figure-strip.tsx";
import { SchemeRatio } from "./scheme-ratio.tsx";
import { TodaysCollection } from "./todays-collection.tsx";

export default function AdminDashboardScreen() {
  const user = useUser();
  const mayOpen = useAccess();
  const list = useListState();
  const seesFigures = mayOpen("reports.view");
  useTitle();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      {user.role === "Admin" && (
        <Suspense>
          <SetupSteps className="lg:col-span-12" />
        </Suspense>
      )}
      <Welcome className="lg:col-span-12" />
      {/* The owner looks at figures first, and takes a payment by the button that is above every screen. */}
      {user.role !== "Admin" && mayOpen("payments.take") && (
        <Suspense fallback={<Skeleton className="h-64 lg:col-span-12" />}>
          <ClerkHome className="lg:col-span-12" />
        </Suspense>
      )}
      {seesFigures && <BranchSelect list={list} className="max-w-56 lg:col-span-12" />}
      {seesFigures && <FigureStrip className="lg:col-span-12" />}
      {seesFigures && (
        <>
          <DailyTrend className="lg:col-span-8" />
          <Suspense>
            <TodoList className="lg:col-span-4" />
          </Suspense>
        </>
      )}
      {/* Below what is read first: it comes late or not at all, and would move that. What waits is on the list above, too. */}
      {mayOpen("payments.acknowledge") && <ExceptionsNotice className="lg:col-span-12" />}
      {seesFigures && (
        <>
          <TodaysCollection className="lg:col-span-7" />
          <SchemeRatio className="lg:col-span-5" />
        </>
      )}
    </div>
  );
}

/** The daily work of a counter, most frequent first. It comes first among the shortcuts. */
const shortcutPriority: readonly string[] = [
  paths.offlinePayment,
  paths.transactions,
  paths.viewClients,
  paths.addClient,
  paths.approveClient,
  paths.dayClose,
];

/** A longer list takes longer to search than the menu. */
const MAX_SHORTCUTS = 8;

function Welcome({ className }: { className: string }) {
  const user = useUser();
  const { name, designation, previousLoginAt } = user;
  const links = menuOf(user).flatMap(({ label, to, groups }) =>
    to === null ? groups.flatMap(linksOf) : [{ label, to }],
  );
  // The shop's menu may contain a page twice.
  const shortcuts = [...new Map(links.map((link) => [link.to, link])).values()]
    .filter(({ to }) => to !== homeOf(user.role))
    .toSorted((one, other) => shortcutOrder(one.to) - shortcutOrder(other.to))
    .slice(0, MAX_SHORTCUTS);
  return (
    <section className={className}>
      <PrintableTitle>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-2xl font-semibold">
            {t("Welcome")}, {name}
          </h1>
          <p className="text-sm text-muted">
            {designation ?? user.role} · {t("Last login")}{" "}
            {previousLoginAt === null ? t("This is your first login") : dateAndTime(previousLoginAt)}
          </p>
        </div>
      </PrintableTitle>
      {shortcuts.length > 0 && (
        <nav aria-label={t("Shortcuts")} className="mt-3 flex flex-wrap gap-2">
          {shortcuts.map(({ label, to }) => (
            <ButtonLink key={to} to={to} size="small">
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
    </section>
  );
}

function shortcutOrder(path: string): number {
  const turn = shortcutPriority.indexOf(path);
  return turn === -1 ? shortcutPriority.length : turn;
}

/** A link below a menu heading needs the heading: "Offline Payment: Payment". */
function linksOf({ label, links }: { label: string | null; links: { label: string; to: string }[] }) {
  return links.map((link) => ({
    ...link,
    label: label === t("Offline Payment") ? `${label}: ${link.label}` : link.label,
  }));
}
