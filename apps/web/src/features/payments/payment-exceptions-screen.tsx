import { exceptionStateCodes } from "@thangam/contracts/payments/exception-schemas";
import { exportPaymentExceptions, listPaymentExceptions } from "@thangam/contracts/payments/exceptions-operations";
import { lazy, Suspense, useState } from "react";
import { useAccess } from "#app/access.ts";
import { ReopenBookQuestion } from "#features/books/index.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListFilters } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { paymentExceptionColumns } from "./payment-exception-columns.tsx";
import type { PaymentException } from "./payment-exception.ts";

const ResolveExceptionDialog = lazy(() => import("./resolve-exception-dialog.tsx"));

/** The payment exceptions: received money that cannot be credited, the reason, and the decision. */
export default function PaymentExceptionsScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [resolving, setResolving] = useState<PaymentException | null>(null);
  const [reopening, setReopening] = useState<PaymentException | null>(null);
  const state = list.filter("state");
  const typed = {
    ...useChosenBranch(),
    state: state === "all" ? "" : state || "Open",
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const query = useListQuery(listPaymentExceptions, typed, {});

  const columns = paymentExceptionColumns({
    isAdmin: mayOpen("admin"),
    onResolve: setResolving,
    onReopen: setReopening,
  });

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportPaymentExceptions} typed={typed} />
      </PageHeader>
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "This money cannot be credited as it came: its book was closed or paid up meanwhile, or the gateway took it twice, late or of another amount. It goes back to the payer, or its book takes it as an instalment; a closed book can be opened again.",
        )}
      </p>
      <Filters list={list} state={state} />
      <ListTable
        caption={t("Payment Exceptions")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          list.search === "" && (state === "" || state === "Open")
            ? t("No payment waits for a decision.")
            : t("Nothing fits. Try fewer letters, or another state.")
        }
      />
      <Suspense>
        {resolving !== null && <ResolveExceptionDialog row={resolving} onClose={() => setResolving(null)} />}
        {reopening !== null && <ReopenBookQuestion book={reopening} onClose={() => setReopening(null)} />}
      </Suspense>
    </>
  );
}

function Filters({ list, state }: { list: ListState; state: string }) {
  return (
    <ListFilters list={list} search={t("Search payment exceptions")}>
      <SelectField
        label={t("Status")}
        className="w-48"
        options={[
          ...exceptionStateCodes.phrases.map((word) => ({ label: labelOf(word), value: word })),
          { label: t("All"), value: "all" },
        ]}
        value={state || "Open"}
        onValueChange={(next) => list.change({ state: next === "Open" ? "" : next })}
      />
      <BranchSelect list={list} className="w-48" />
    </ListFilters>
  );
}
