import { Suspense } from "react";
import { useUser } from "#api/session.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { menuOf } from "#navigation/menu.ts";
import { useTitle } from "#navigation/use-title.ts";
import { homeOf, paths } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { SetupSteps } from "#features/setup/index.ts";
import { Card, Fact } from "#ui/surface.tsx";
import { ExceptionsNotice } from "./exceptions-notice.tsx";
import { DailyTrend } from "./daily-trend.tsx";
import { CollectionCards, SchemeRatio } from "./figures.tsx";
import { TodaysCollection } from "./todays-collection.tsx";

export default function AdminDashboardScreen() {
  const user = useUser();
  const mayOpen = useAccess();
  const seesFigures = mayOpen("reports.view");
  useTitle();
  return (
    <div className="grid gap-5 lg:grid-cols-12">
      {user.role === "Admin" && (
        <Suspense>
          <SetupSteps className="lg:col-span-12" />
        </Suspense>
      )}
      <Welcome className={seesFigures ? "lg:col-span-5" : "lg:col-span-12"} />
      {seesFigures && <SchemeRatio className="lg:col-span-7" />}
      {mayOpen("payments.acknowledge") && <ExceptionsNotice className="lg:col-span-12" />}
      {seesFigures && (
        <>
          <CollectionCards className="lg:col-span-12" />
          <DailyTrend className="lg:col-span-12" />
          <TodaysCollection className="lg:col-span-12" />
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
    <Card className={`book ${className}`}>
      <p className="text-gold-ink">{t("Welcome")}</p>
      <h1 className="text-3xl font-semibold">{name}</h1>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <Fact label={t("Designation")}>{designation ?? user.role}</Fact>
        <Fact label={t("Last login")}>
          {previousLoginAt === null ? t("This is your first login") : dateAndTime(previousLoginAt)}
        </Fact>
      </dl>
      {shortcuts.length > 0 && (
        <nav aria-label={t("Shortcuts")} className="mt-6 flex flex-wrap gap-2">
          {shortcuts.map(({ label, to }) => (
            <ButtonLink key={to} to={to} size="small">
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
    </Card>
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
