import { exportApplications, listApplications } from "@thangam/contracts/applications/decide-operations";
import { applicationStatuses } from "@thangam/contracts/applications/schemas";
import { lazy, Suspense, useState } from "react";
import { labelOf } from "#i18n/i18n.ts";
import { t } from "#i18n/i18n.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListFilters } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { applicationColumns } from "./application-columns.tsx";
import type { ClientApplication } from "./client-application.ts";

const ApproveDialog = lazy(() => import("./approve-dialog.tsx"));
const RejectDialog = lazy(() => import("./reject-dialog.tsx"));

const ALL_STATUSES = "all";

/** The applications: those that wait for a decision, or those that are decided. */
export default function ApproveClientScreen() {
  const list = useListState();
  const [open, setOpen] = useState<{ what: "approve" | "reject"; application: ClientApplication } | null>(null);
  const chosen = list.filter("status") || "Pending";
  const typed = {
    status: chosen === ALL_STATUSES ? "" : chosen,
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const query = useListQuery(listApplications, typed, {});
  const close = () => setOpen(null);

  const columns = applicationColumns({
    onApprove: (application) => setOpen({ what: "approve", application }),
    onReject: (application) => setOpen({ what: "reject", application }),
  });

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportApplications} typed={typed} />
      </PageHeader>
      <Filters list={list} chosen={chosen} />
      <ListTable
        caption={t("Requests")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          list.search === "" && chosen === "Pending"
            ? t("Nobody waits. Who asks to join on the portal appears here.")
            : t("No request fits. Try fewer letters, or another status.")
        }
      />
      <Suspense>
        {open?.what === "approve" && <ApproveDialog application={open.application} onClose={close} />}
        {open?.what === "reject" && <RejectDialog application={open.application} onClose={close} />}
      </Suspense>
    </>
  );
}

function Filters({ list, chosen }: { list: ListState; chosen: string }) {
  return (
    <ListFilters list={list} search={t("Search requests")}>
      <SelectField
        label={t("Status")}
        className="w-44"
        options={[
          ...applicationStatuses.map((status) => ({ value: status, label: labelOf(status) })),
          { value: ALL_STATUSES, label: t("All") },
        ]}
        value={chosen}
        onValueChange={(status) => list.change({ status: status === "Pending" ? "" : status })}
      />
    </ListFilters>
  );
}
