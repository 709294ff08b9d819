import { exportClosedDays, listClosedDays } from "@thangam/contracts/days/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Link } from "react-router";
import { dayCloseOf } from "#app/paths.ts";
import { dateAndTime, day as dayText } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useBranchAddress } from "#list-page/branch-filter.tsx";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { cx } from "#ui/cx.ts";
import type { Column } from "#ui/data-table.tsx";
import { ofBranch, useBranchOfDay } from "./branch-of-day.ts";
import { differenceLabel } from "./day-figures.ts";

type Closing = OutputOf<typeof listClosedDays>["rows"][number];
const PAGE_SIZE = "10";

/** Every closing of a day, also those that were reversed. */
export function ClosedDaysList({ list }: { list: ListState }) {
  const addressOf = useBranchAddress();
  const typed = {
    ...ofBranch(useBranchOfDay()),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
    pageSize: PAGE_SIZE,
  };
  const query = useListQuery(listClosedDays, typed, {});
  return (
    <section aria-label={t("Closed days")} className="mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-lg font-semibold">{t("Closed days")}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <ExportButtons operation={exportClosedDays} typed={typed} />
          <ListSearch label={t("Search closed days")} list={list} className="w-full sm:w-72" />
        </div>
      </div>
      <ListTable
        caption={t("Closed days")}
        list={list}
        query={query}
        columns={closingColumns(addressOf)}
        rowKey={({ day, closedAt }) => `${day} ${closedAt.getTime()}`}
        empty={
          list.search === ""
            ? t("No day was closed yet. Count the drawer above and close the first one.")
            : t("No closed day fits. Try fewer letters.")
        }
      />
    </section>
  );
}

function closingColumns(addressOf: (address: string) => string): Column<Closing>[] {
  return [
    {
      heading: t("Day"),
      isFirst: true,
      sort: "day",
      cell: ({ day }) => (
        <Link to={addressOf(dayCloseOf(day))} className="whitespace-nowrap text-brand-ink underline underline-offset-4">
          {dayText(day)}
        </Link>
      ),
    },
    { heading: t("Expected"), isFigure: true, cell: ({ expectedPaise }) => rupees(expectedPaise) },
    {
      heading: t("Counted"),
      isFigure: true,
      onPhone: "figure",
      cell: ({ countedPaise }) => rupees(countedPaise),
    },
    {
      heading: t("Difference"),
      onPhone: "state",
      cell: ({ variancePaise }) => (
        <span className={cx("whitespace-nowrap", variancePaise === 0n ? "text-muted" : "font-medium text-danger-ink")}>
          {differenceLabel(variancePaise, rupees)}
        </span>
      ),
    },
    {
      heading: t("Closed"),
      wraps: true,
      onPhone: "below",
      phoneNote: ({ reopenedAt }) => reopenedAt !== null && t("Opened again"),
      cell: ({ closedAt, closedBy }) => t("{when}, by {name}", { when: dateAndTime(closedAt), name: closedBy ?? "–" }),
    },
    {
      heading: t("Opened again"),
      givesWay: "narrow",
      cell: ({ reopenedAt, reopenedBy, reopenReason }) =>
        reopenedAt === null ? (
          "–"
        ) : (
          <span className="min-w-0">
            {t("{when}, by {name}", { when: dateAndTime(reopenedAt), name: reopenedBy ?? "–" })}
            <span className="block text-sm wrap-anywhere text-muted">{reopenReason}</span>
          </span>
        ),
    },
  ];
}
