import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { exportLoyaltyReport, loyaltyReport } from "@thangam/contracts/reports/loyalty-operations";
import { loyaltyGroups } from "@thangam/contracts/reports/schemas";
import { useOperation } from "#api/query.ts";
import { wholeNumber } from "#format/rupees.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import type { Column } from "#ui/data-table.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card, Fact } from "#ui/surface.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type Report = OutputOf<typeof loyaltyReport>;
type Row = Report["rows"][number];
type Group = (typeof loyaltyGroups)[number];

/** The points by customer, or by the staff who acknowledged the payments; of all time unless days are chosen. */
export default function LoyaltyReportScreen() {
  const list = useListState();
  const group = loyaltyGroups.find((known) => known === list.filter("by")) ?? "customer";
  const branch = useChosenBranch();
  const filters = {
    ...branch,
    group,
    fromDay: list.filter("from"),
    toDay: list.filter("to"),
    search: list.search,
    sort: list.sortIn(["points", "name"]) ?? "",
  };
  const checked = checkInput(loyaltyReport, { ...filters, page: String(list.page) });
  const query = useOperation(loyaltyReport, checked.ok ? checked.input : { ...branch, group }, {
    enabled: checked.ok,
    keepPrevious: true,
  });
  const ofDay = (name: "from" | "to") => ({
    value: list.filter(name),
    error: checked.ok ? undefined : fieldErrors(checked.errors).find((found) => found.name === `${name}Day`)?.message,
    onValueChange: (typed: string) => {
      // An incomplete date stays in the field.
      if (typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed)) list.change({ [name]: typed });
    },
  });
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportLoyaltyReport} typed={filters} />
      </PageHeader>
      <Totals totals={query.data?.totals} />
      <div className="mb-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <BranchSelect list={list} className="" />
        <SelectField
          label={t("Count by")}
          options={loyaltyGroups.map((value) => ({ value, label: groupLabel(value) }))}
          value={group}
          onValueChange={(by) => list.change({ by })}
        />
        <DateField label={t("From Date")} {...ofDay("from")} />
        <DateField label={t("To Date")} {...ofDay("to")} />
        <ListSearch label={t("Search names")} list={list} className="self-end" />
      </div>
      <ListTable
        caption={t("Loyalty points")}
        list={list}
        query={query}
        columns={columnsOf(group)}
        rowKey={({ id }) => String(id)}
        empty={t("No points were earned. The settings say how many a hundred rupees earn.")}
      />
    </>
  );
}

function Totals({ totals }: { totals: Report["totals"] | undefined }) {
  const figure = (value: number | undefined) => (value === undefined ? "…" : wholeNumber(value));
  return (
    <Card className="mb-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact label={t("Points")}>
          <strong>{figure(totals?.points)}</strong>
        </Fact>
        <Fact label={t("Points earned")}>{figure(totals?.earnedPoints)}</Fact>
        <Fact label={t("Points taken back")}>{figure(totals?.takenBackPoints)}</Fact>
        <Fact label={t("Payments")}>{figure(totals?.paymentCount)}</Fact>
      </dl>
    </Card>
  );
}

function columnsOf(group: Group): Column<Row>[] {
  return [
    serialColumn(),
    { heading: groupLabel(group), sort: "name", isFirst: true, cell: ({ name }) => name ?? t("By themselves") },
    { heading: t("Mobile Number"), cell: ({ mobile }) => mobile ?? "–" },
    { heading: t("Payments"), isFigure: true, onPhone: "more", cell: ({ paymentCount }) => wholeNumber(paymentCount) },
    { heading: t("Points earned"), isFigure: true, cell: ({ earnedPoints }) => wholeNumber(earnedPoints) },
    { heading: t("Points taken back"), isFigure: true, cell: ({ takenBackPoints }) => wholeNumber(takenBackPoints) },
    {
      heading: t("Points"),
      sort: "points",
      isFigure: true,
      cell: ({ points }) => <strong>{wholeNumber(points)}</strong>,
    },
  ];
}

function groupLabel(group: Group): string {
  return group === "customer" ? labelOf("Customer") : t("Staff");
}
