import { exportPayments, listPayments } from "@thangam/contracts/payments/list-operations";
import { lazy, Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { useAccess } from "#app/access.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { transactionColumns } from "./transaction-columns.tsx";
import { filtersOf, TransactionFilters, transactionFilters } from "./transaction-filters.tsx";
import { transactionParts } from "./transaction-parts.tsx";
import { useTransactionViews } from "./use-transaction-views.ts";
import { TransactionSums } from "./transaction-sums.tsx";

const FailPaymentQuestion = lazy(() => import("./fail-payment-question.tsx"));
const SendAcknowledgementDialog = lazy(() => import("./send-acknowledgement-dialog.tsx"));

/** All payments with their actions. */
export default function TransactionListScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [failing, setFailing] = useState<PaymentRow | null>(null);
  const [sending, setSending] = useState<PaymentRow | null>(null);
  const filters = { ...filtersOf(list), ...useChosenBranch(), sort: list.sort };
  const checked = checkInput(listPayments, { ...filters, page: String(list.page) });
  const query = useOperation(listPayments, checked.ok ? checked.input : {}, {
    keepPrevious: true,
    enabled: checked.ok,
  });
  const handlers = mayOpen("payments.acknowledge") ? { onFail: setFailing, onSend: setSending } : null;

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportPayments} typed={filters} />
      </PageHeader>
      <ListTable
        caption={t("Transactions")}
        list={list}
        query={query}
        views={useTransactionViews()}
        columns={transactionColumns(handlers)}
        rowKey={({ id }) => id.toString()}
        filters={<TransactionFilters list={list} errors={checked.ok ? [] : checked.errors} />}
        sums={<TransactionSums list={list} />}
        partsOfRow={(row) => transactionParts(row, handlers)}
        empty={
          transactionFilters.some((name) => list.filter(name) !== "")
            ? t("No payment fits. Try fewer letters, or take a filter away.")
            : t("No payment yet.")
        }
      />
      <Suspense>
        {failing !== null && <FailPaymentQuestion row={failing} onClose={() => setFailing(null)} />}
        {sending !== null && <SendAcknowledgementDialog row={sending} onClose={() => setSending(null)} />}
      </Suspense>
    </>
  );
}
