import { exportShopReport } from "@thangam/contracts/reports/shop-report-operations";
import { shopReports } from "@thangam/contracts/reports/schemas";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { PageTabs } from "#navigation/page-tabs.tsx";
import { reportsOf } from "#app/paths.ts";
import { useListState } from "#list-page/list-state.ts";
import { CollectionsReport } from "./collections-report.tsx";
import { DuesReport } from "./dues-report.tsx";
import { BranchSelect, useBranchAddress } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { LiabilityReport } from "./liability-report.tsx";
import { MaturingReport } from "./maturing-report.tsx";

type Report = (typeof shopReports)[number];

/** The shop's reports, each in a tab of its own; tab and filters are in the address. */
export default function ReportsScreen() {
  const list = useListState();
  const shown = shopReports.find((report) => report === list.filter("tab")) ?? "collections";
  const branch = useChosenBranch();
  const addressOf = useBranchAddress();
  return (
    <>
      <PageHeader>
        <ExportButtons
          operation={exportShopReport}
          typed={{
            report: shown,
            ...branch,
            fromDay: list.filter("from"),
            toDay: list.filter("to"),
            group: list.filter("by"),
            state: list.filter("state"),
            withinDays: list.filter("days"),
          }}
        />
      </PageHeader>
      <PageTabs
        label={t("Reports")}
        tabs={shopReports.map((report) => ({
          to: addressOf(reportsOf(report)),
          label: nameOf(report),
          isOpen: report === shown,
        }))}
      />
      <BranchSelect list={list} className="mb-4 max-w-56" />
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
