import { refundStateCodes } from "@thangam/contracts/payments/refund-schemas";
import { exportGatewayRefunds, listGatewayRefunds } from "@thangam/contracts/payments/refunds-operations";
import { lazy, Suspense, useState } from "react";
import { useUser } from "#api/session.ts";
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
import { gatewayRefundColumns } from "./gateway-refund-columns.tsx";
import type { GatewayRefund } from "./gateway-refund.ts";

const SettleRefundDialog = lazy(() => import("./settle-refund-dialog.tsx"));

/** The refunds through the payment gateway: their state, and what delays them. */
export default function GatewayRefundsScreen() {
  const list = useListState();
  const state = list.filter("state");
  const typed = {
    ...useChosenBranch(),
    state,
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const query = useListQuery(listGatewayRefunds, typed, {});
  const isAdmin = useUser().role === "Admin";
  const [settling, setSettling] = useState<GatewayRefund | null>(null);
  const columns = gatewayRefundColumns({ isAdmin, onSettle: setSettling });
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportGatewayRefunds} typed={typed} />
      </PageHeader>
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "Money that goes back through the payment gateway. It is sent by itself, and tried again until the gateway has made it; each is made once, however often it is tried.",
        )}
      </p>
      <Filters list={list} state={state} />
      <ListTable
        caption={t("Gateway Refunds")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ paymentId }) => paymentId.toString()}
        empty={
          list.search === "" && state === ""
            ? t("No money goes back through the gateway.")
            : t("Nothing fits. Try fewer letters, or another state.")
        }
      />
      {settling !== null && (
        <Suspense>
          <SettleRefundDialog row={settling} onClose={() => setSettling(null)} />
        </Suspense>
      )}
    </>
  );
}

function Filters({ list, state }: { list: ListState; state: string }) {
  return (
    <ListFilters list={list} search={t("Search gateway refunds")}>
      <SelectField
        label={t("Status")}
        className="w-48"
        options={[
          { label: t("All"), value: "" },
          ...refundStateCodes.phrases.map((word) => ({ label: labelOf(word), value: word })),
        ]}
        value={state}
        onValueChange={(next) => list.change({ state: next })}
      />
      <BranchSelect list={list} className="w-48" />
    </ListFilters>
  );
}
