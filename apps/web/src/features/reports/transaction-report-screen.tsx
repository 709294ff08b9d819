import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { exportTransactionReport, transactionReport } from "@thangam/contracts/reports/transaction-report-operations";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
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
import { EmailText } from "#ui/email-text.tsx";
import { Fact, StatusBadge } from "#ui/surface.tsx";
import { serialColumn } from "#list-page/serial-column.ts";
import { ReportCriteria } from "./report-criteria.tsx";

type Report = OutputOf<typeof transactionReport>;
type Row = Report["rows"][number];

/** The payments of a period or between two days, with totals. Nothing is loaded before a filter is chosen. */
export default function TransactionReportScreen() {
  const list = useListState();
  const asked = {
    ...useChosenBranch(),
    period: list.filter("period"),
    fromDay: list.filter("from"),
    toDay: list.filter("to"),
    search: list.search,
    sort: list.sort,
  };
  const checked = checkInput(transactionReport, { ...asked, page: String(list.page) });
  const isAsked = asked.period !== "" || asked.fromDay !== "" || asked.toDay !== "";
  const query = useOperation(transactionReport, checked.ok ? checked.input : { period: "7" }, {
    enabled: checked.ok,
    keepPrevious: true,
  });
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportTransactionReport} typed={asked} />
      </PageHeader>
      <BranchSelect list={list} className="mb-4 max-w-56" />
      <ReportCriteria
        key={`${asked.period} ${asked.fromDay} ${asked.toDay}`}
        chosen={asked}
        onSearch={(criteria) => list.change(criteria)}
      />
      {isAsked && (
        <>
          <ListSearch label={t("Filter by name, book number, mobile, email or time")} list={list} className="mb-4" />
          <Totals totals={query.data?.totals} />
          <ListTable
            caption={t("Transaction Report")}
            list={list}
            query={query}
            columns={columns()}
            rowKey={({ id }) => id.toString()}
            empty={t("No payment fits. Try other days, or fewer letters.")}
          />
        </>
      )}
    </>
  );
}

function Totals({ totals }: { totals: Report["totals"] | undefined }) {
  return (
    <dl aria-label={t("Totals")} className="mb-4 flex min-h-12 flex-wrap gap-x-10 gap-y-3">
      {totals?.map(({ status, paymentCount, amountPaise }) => (
        <Fact key={status} label={`${labelOf(status)} · ${wholeNumber(paymentCount)}`}>
          <span className="display text-lg font-semibold">{rupees(amountPaise)}</span>
        </Fact>
      ))}
    </dl>
  );
}

function columns(): Column<Row>[] {
  return [
    serialColumn(),
    {
      heading: t("Book Number"),
      sort: "bookNumber",
      onPhone: "below",
      phoneNote: ({ paidAt }) => dateAndTime(paidAt),
      cell: ({ bookNumber }) => bookNumber,
    },
    { heading: t("Name"), sort: "name", isFirst: true, cell: ({ clientName }) => clientName },
    {
      heading: t("Email"),
      givesWay: "narrow",
      cell: ({ clientEmail, clientMobile }) => (
        <span className="block min-w-0 text-sm">
          <EmailText email={clientEmail} />
          <span className="block text-muted">{clientMobile}</span>
        </span>
      ),
    },
    {
      heading: t("Transaction ID"),
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ transactionId, transactionNumber }) => (
        <span>
          {transactionId.toString()}
          {transactionNumber !== null && (
            <span className="block text-sm break-all text-muted">{transactionNumber}</span>
          )}
        </span>
      ),
    },
    { heading: t("Paid Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    { heading: t("Paid Date"), sort: "paidAt", cell: ({ paidAt }) => dateAndTime(paidAt) },
    { heading: t("Status"), sort: "status", onPhone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}
