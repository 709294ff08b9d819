import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { reportPeriods } from "@thangam/contracts/reports/schemas";
import { exportTransactionReport, transactionReport } from "@thangam/contracts/reports/transaction-report-operations";
import { useState } from "react";
import type { FormEvent } from "react";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { DateField } from "#ui/date-field.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card, Fact, StatusBadge } from "#ui/surface.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type Report = OutputOf<typeof transactionReport>;
type Row = Report["rows"][number];

/** The payments of a period or between two days, with totals. Nothing is loaded before a filter is chosen. */
export default function TransactionReportScreen() {
  const list = useListState();
  const asked = {
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
      <Criteria
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

interface Criteria {
  period: string;
  fromDay: string;
  toDay: string;
}

/** The filters apply when Search is pressed. */
function Criteria({
  chosen,
  onSearch,
}: {
  chosen: Criteria;
  onSearch: (criteria: { period: string; from: string; to: string }) => void;
}) {
  const [criteria, setCriteria] = useState<Criteria>(chosen);
  const [errors, setErrors] = useState<Partial<Record<keyof Criteria, string>>>({});
  const set = (change: Partial<Criteria>) => setCriteria({ ...criteria, ...change });

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkInput(transactionReport, criteria);
    const found = checked.ok ? [] : fieldErrors(checked.errors);
    setErrors(Object.fromEntries(found.map(({ name, message }) => [name, message])));
    if (checked.ok) onSearch({ period: criteria.period, from: criteria.fromDay, to: criteria.toDay });
    else event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]?.name ?? "period"}"]`)?.focus();
  }
  return (
    <Card className="mb-5">
      <form
        noValidate
        onSubmit={search}
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <SelectField
          label={t("Select For")}
          name="period"
          placeholder={t("Select")}
          options={reportPeriods.map((value) => ({ value, label: periodLabel(value) }))}
          value={criteria.period}
          error={errors.period}
          // Days and a period exclude each other; the last choice applies.
          onValueChange={(period) => set({ period, fromDay: "", toDay: "" })}
        />
        <DateField
          label={t("From Date")}
          name="fromDay"
          value={criteria.fromDay}
          error={errors.fromDay}
          onValueChange={(fromDay) => set({ fromDay, period: "" })}
        />
        <DateField
          label={t("To Date")}
          name="toDay"
          value={criteria.toDay}
          error={errors.toDay}
          onValueChange={(toDay) => set({ toDay, period: "" })}
        />
        <Button type="submit" look="primary" className="sm:mt-6.5">
          {t("Search")}
        </Button>
      </form>
    </Card>
  );
}

function periodLabel(period: (typeof reportPeriods)[number]): string {
  switch (period) {
    case "3":
      return t("Last 3 Days");
    case "7":
      return t("Last 7 Days");
    case "31":
      return t("This Month");
  }
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
    { heading: t("Book Number"), sort: "bookNumber", cell: ({ bookNumber }) => bookNumber },
    { heading: t("Name"), sort: "name", isFirst: true, cell: ({ clientName }) => clientName },
    {
      heading: t("Email"),
      cell: ({ clientEmail, clientMobile }) => (
        <span className="block min-w-0 text-sm">
          <EmailText email={clientEmail} />
          <span className="block text-muted">{clientMobile}</span>
        </span>
      ),
    },
    {
      heading: t("Transaction ID"),
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
    { heading: t("Status"), sort: "status", cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}
