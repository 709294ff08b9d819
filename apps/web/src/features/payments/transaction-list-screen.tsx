import { listPayments, exportPayments } from "@thangam/contracts/payments/list-operations";
import { lazy, Suspense, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { passbookPath, receiptPath } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { Link } from "react-router";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { Pager } from "#ui/pager.tsx";
import { StatusBadge, Trouble } from "#ui/surface.tsx";
import { TransactionFilters, transactionFilters } from "./transaction-filters.tsx";
import type { PaymentRow } from "#shared/payments/payment-row.ts";

const FailPaymentQuestion = lazy(() => import("./fail-payment-question.tsx"));
const SendAcknowledgementDialog = lazy(() => import("./send-acknowledgement-dialog.tsx"));

/** Every payment: who paid what, and what is to be done about it. */
export default function TransactionListScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [failing, setFailing] = useState<PaymentRow | null>(null);
  const [sending, setSending] = useState<PaymentRow | null>(null);
  const filters = {
    status: list.filter("status"),
    mode: list.filter("mode"),
    day: list.filter("day"),
    bookNumber: list.filter("book"),
    search: list.search,
    sort: list.sort,
  };
  const checked = checkInput(listPayments, { ...filters, page: String(list.page) });
  const { data, error, isPlaceholderData, refetch } = useOperation(listPayments, checked.ok ? checked.input : {}, {
    keepPrevious: true,
    enabled: checked.ok,
  });

  const columns: Column<PaymentRow>[] = [
    { heading: t("S.No."), cell: (_, number) => number },
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Email"),
      cell: ({ clientEmail }) => (
        <span className="block min-w-0 text-sm">
          <EmailText email={clientEmail} />
        </span>
      ),
    },
    {
      heading: t("Saving Book Number"),
      sort: "bookNumber",
      cell: ({ bookNumber }) => (
        <Link to={passbookPath(bookNumber)} className="text-brand-ink underline underline-offset-4">
          {bookNumber}
        </Link>
      ),
    },
    { heading: t("Transaction ID"), cell: (row) => <Numbers row={row} /> },
    { heading: t("Paid Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Paid Date"),
      sort: "paidAt",
      cell: ({ paidAt }) => <When moment={paidAt} />,
    },
    { heading: t("Status"), sort: "status", cell: ({ status }) => <StatusBadge status={status} /> },
  ];
  if (mayOpen("payments.acknowledge")) {
    columns.push({
      heading: t("Action"),
      isActions: true,
      cell: (row) => <Actions row={row} onFail={() => setFailing(row)} onSend={() => setSending(row)} />,
    });
  }

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportPayments} typed={filters} />
      </PageHeader>
      <TransactionFilters list={list} errors={checked.ok ? [] : checked.errors} />
      {error !== null && data === undefined ? (
        <Trouble
          message={sentenceOf(error)}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      ) : (
        <DataTable
          caption={t("Transactions")}
          columns={columns}
          rows={data?.rows}
          rowKey={({ id }) => id.toString()}
          offset={data === undefined ? 0 : (data.page.number - 1) * data.page.size}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          isStale={isPlaceholderData}
          empty={
            transactionFilters.some((name) => list.filter(name) !== "")
              ? t("No payment fits. Try fewer letters, or take a filter away.")
              : t("No payment yet.")
          }
        />
      )}
      <div className="mt-3">
        <Pager page={data?.page} onPage={(page) => list.toPage(page)} />
      </div>
      <Suspense>
        {failing !== null && <FailPaymentQuestion row={failing} onClose={() => setFailing(null)} />}
        {sending !== null && <SendAcknowledgementDialog row={sending} onClose={() => setSending(null)} />}
      </Suspense>
    </>
  );
}

/** On two lines where the table is narrow, on one where a card has the room, and never broken inside the date. */
function When({ moment }: { moment: Date }) {
  const [date, time] = dateAndTime(moment).split(" ");
  return (
    <span className="max-sm:whitespace-nowrap">
      <span className="whitespace-nowrap">{date}</span> {time}
    </span>
  );
}

/** The number we gave it, and below it what the bank and the receipt say. */
function Numbers({ row }: { row: PaymentRow }) {
  return (
    <span>
      {row.transactionId.toString()}
      {row.transactionNumber !== null && (
        <span className="block text-sm break-all text-muted">{row.transactionNumber}</span>
      )}
      {row.receiptNumber !== null && (
        <Link
          to={receiptPath(row.id)}
          className="block text-sm whitespace-nowrap text-brand-ink underline underline-offset-4"
        >
          {row.receiptNumber}
        </Link>
      )}
    </span>
  );
}

function Actions({ row, onFail, onSend }: { row: PaymentRow; onFail: () => void; onSend: () => void }) {
  const about = { number: row.transactionId.toString(), name: row.clientName };
  const isOver = row.status === "Failed" || row.status === "Refunded";
  return (
    <div className="flex justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        look="primary"
        aria-label={t("Send acknowledgement of transaction {number} of {name}", about)}
        reason={isOver ? t("This payment has ended. There is nothing to acknowledge.") : undefined}
        onClick={onSend}
      >
        {t("Send")}
      </Button>
      {row.status === "Pending" && (
        <Button size="small" aria-label={t("Failed: transaction {number} of {name}", about)} onClick={onFail}>
          {t("Failed")}
        </Button>
      )}
    </div>
  );
}
