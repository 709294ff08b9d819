import { exportBranchTransfers, listBranchTransfers } from "@thangam/contracts/branches/transfer-operations";
import { transferStateCodes } from "@thangam/contracts/branches/schemas";
import { lazy, Suspense, useState } from "react";
import { labelOf, t } from "#i18n/i18n.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { SelectField } from "#ui/select-field.tsx";
import { transferColumns } from "./transfer-columns.tsx";
import type { Decision, Transfer } from "./transfer-columns.tsx";

const ReceiveDialog = lazy(() => import("./receive-dialog.tsx"));
const TakeBackDialog = lazy(() => import("./take-back-dialog.tsx"));

/** The money that branches sent each other. */
export function TransferList() {
  const list = useListState();
  const state = list.filter("state");
  const typed = { state, search: list.search, sort: list.sort, page: String(list.page) };
  const query = useListQuery(listBranchTransfers, typed, {});
  const [deciding, setDeciding] = useState<{ transfer: Transfer; decision: Decision } | null>(null);
  const Dialog = deciding?.decision === "receive" ? ReceiveDialog : TakeBackDialog;
  return (
    <>
      <h2 className="mb-3 text-lg font-semibold">{t("Transfers between branches")}</h2>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SelectField
          label={t("State")}
          className="w-48"
          options={[
            { label: t("All"), value: "" },
            ...transferStateCodes.phrases.map((value) => ({ label: labelOf(value), value })),
          ]}
          value={state}
          onValueChange={(next) => list.change({ state: next })}
        />
        <ExportButtons operation={exportBranchTransfers} typed={typed} />
      </div>
      <ListTable
        caption={t("Transfers between branches")}
        list={list}
        query={query}
        columns={transferColumns((transfer, decision) => setDeciding({ transfer, decision }))}
        rowKey={({ transferId }) => transferId.toString()}
        empty={state === "" ? t("No branch has sent another one money.") : t("No transfer fits.")}
      />
      {deciding !== null && (
        <Suspense>
          <Dialog transfer={deciding.transfer} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  );
}
