import { exportCheques, listCheques } from "@thangam/contracts/accounts/cheque-operations";
import { chequeStatusCodes } from "@thangam/contracts/accounts/schemas";
import { lazy, Suspense, useState } from "react";
import { labelOf, t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { chequeColumns } from "./cheque-columns.tsx";
import type { Cheque, Decision } from "./cheque-columns.tsx";

const ClearChequeDialog = lazy(() => import("./clear-cheque-dialog.tsx"));
const BounceChequeDialog = lazy(() => import("./bounce-cheque-dialog.tsx"));

/** The cheques taken at the counter, and what the bank says of them. */
export default function ChequesScreen() {
  const list = useListState();
  const status = list.filter("status");
  const typed = { ...useChosenBranch(), status, search: list.search, sort: list.sort, page: String(list.page) };
  const query = useListQuery(listCheques, typed, {});
  const [deciding, setDeciding] = useState<{ cheque: Cheque; decision: Decision } | null>(null);
  const Dialog = deciding?.decision === "clear" ? ClearChequeDialog : BounceChequeDialog;
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportCheques} typed={typed} />
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search cheques")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <SelectField
          label={t("Status")}
          className="w-48"
          options={[
            { label: t("All"), value: "" },
            ...chequeStatusCodes.phrases.map((value) => ({ label: labelOf(value), value })),
          ]}
          value={status}
          onValueChange={(next) => list.change({ status: next })}
        />
        <BranchSelect list={list} className="w-48" />
      </div>
      <ListTable
        caption={t("Cheques")}
        list={list}
        query={query}
        columns={chequeColumns((cheque, decision) => setDeciding({ cheque, decision }))}
        rowKey={({ paymentId }) => paymentId.toString()}
        empty={
          list.search === "" && status === "" ? t("No cheque was taken since this list began.") : t("No cheque fits.")
        }
      />
      {deciding !== null && (
        <Suspense>
          <Dialog cheque={deciding.cheque} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  );
}
