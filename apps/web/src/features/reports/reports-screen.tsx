import { exportShopReport, shopReports } from "@thangam/contracts/shop-reports";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#layouts/page-header.tsx";
import { useListState } from "#routing/list-state.ts";
import { cx } from "#ui/cx.ts";
import { CollectionsReport } from "./collections-report.tsx";
import { DuesReport } from "./dues-report.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { LiabilityReport } from "./liability-report.tsx";
import { MaturingReport } from "./maturing-report.tsx";

type Report = (typeof shopReports)[number];

/** The shop's reports, each in a tab of its own; tab and filters are in the address. */
export default function ReportsScreen() {
  const list = useListState();
  const shown = shopReports.find((report) => report === list.filter("tab")) ?? "collections";
  return (
    <>
      <PageHeader title={t("Reports")} crumbs={[{ label: t("Report") }]}>
        <ExportButtons
          operation={exportShopReport}
          typed={{
            report: shown,
            fromDay: list.filter("from"),
            toDay: list.filter("to"),
            group: list.filter("by"),
            state: list.filter("state"),
            withinDays: list.filter("days"),
          }}
        />
      </PageHeader>
      <nav aria-label={t("Reports")} className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
        {shopReports.map((report) => (
          <button
            key={report}
            type="button"
            aria-current={report === shown ? "page" : undefined}
            onClick={() => list.change({ tab: report, search: "" })}
            className={cx(
              "min-h-11 border-b-2 px-4 font-medium whitespace-nowrap",
              report === shown ? "border-gold text-ink" : "border-transparent text-muted hover:text-ink",
            )}
          >
            {nameOf(report)}
          </button>
        ))}
      </nav>
      {shown === "collections" && <CollectionsReport list={list} />}
      {shown === "dues" && <DuesReport list={list} />}
      {shown === "maturing" && <MaturingReport list={list} />}
      {shown === "liability" && <LiabilityReport />}
    </>
  );
}

function nameOf(report: Report): string {
  switch (report) {
    case "collections":
      return t("Collections");
    case "dues":
      return t("Dues");
    case "maturing":
      return t("Books maturing");
    case "liability":
      return t("Outstanding liability");
  }
}
