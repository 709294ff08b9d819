import { listApprovals } from "@thangam/contracts/approvals/approval-operations";
import { approvalStates } from "@thangam/contracts/approvals/schemas";
import { lazy, Suspense, useState } from "react";
import { useSession } from "#api/session.ts";
import { useAccess } from "#app/access.ts";
import { t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ListFilters } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { approvalColumns } from "./approval-columns.tsx";
import { kindLabels, stateLabels, viewLabels } from "./approval-labels.ts";
import type { Approval } from "./approval.ts";

const DecideDialog = lazy(() => import("./decide-dialog.tsx"));
const CancelQuestion = lazy(() => import("./cancel-question.tsx"));
const ExplainDialog = lazy(() => import("./explain-dialog.tsx"));

type Open = { row: Approval; what: "decide" | "cancel" | "explain" } | null;

/** What waits for a second person: the queue of who may approve, and everybody's own requests. */
export default function ApprovalsScreen() {
  const mayOpen = useAccess();
  const user = useSession();
  const list = useListState();
  const [open, setOpen] = useState<Open>(null);
  const mayCheck = mayOpen("approvals.check");
  // A request that a link names is shown whoever made it and whatever became of it.
  const view = list.filter("view") || (list.filter("id") !== "" ? "all" : mayCheck ? "queue" : "mine");
  const typed = {
    ...useChosenBranch(),
    view,
    state: list.filter("state"),
    kind: list.filter("kind"),
    approvalId: list.filter("id"),
    search: list.search,
    page: String(list.page),
  };
  const query = useListQuery(listApprovals, typed, { view: "mine" });
  const columns = approvalColumns({
    ownId: user?.userId ?? null,
    onDecide: (row) => setOpen({ row, what: "decide" }),
    onCancel: (row) => setOpen({ row, what: "cancel" }),
    onExplain: (row) => setOpen({ row, what: "explain" }),
  });
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "What could harm the shop or its customers waits here until somebody else approves it. Nobody approves their own request.",
        )}
      </p>
      <Filters list={list} view={view} mayCheck={mayCheck} />
      <ListTable
        caption={t("Approvals")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          view === "queue" && list.filter("kind") === "" && list.search === ""
            ? t("Nothing waits for your decision.")
            : t("There is no request here.")
        }
      />
      <Suspense>
        {open?.what === "decide" && <DecideDialog row={open.row} onClose={close} />}
        {open?.what === "cancel" && <CancelQuestion row={open.row} onClose={close} />}
        {open?.what === "explain" && <ExplainDialog row={open.row} onClose={close} />}
      </Suspense>
    </>
  );
}

function Filters({ list, view, mayCheck }: { list: ListState; view: string; mayCheck: boolean }) {
  const views = Object.entries(viewLabels()).filter(([value]) => mayCheck || value !== "queue");
  const states = stateLabels();
  const kinds = Object.entries(kindLabels()).map(([value, label]) => ({ value, label }));
  if (list.filter("id") !== "")
    return (
      <div className="mb-4">
        <Button onClick={() => list.change({ id: "", view: "" })}>{t("Show all requests")}</Button>
      </div>
    );
  return (
    <ListFilters list={list} search={t("Search requests")}>
      <SelectField
        label={t("Show")}
        className="w-full sm:w-64"
        options={views.map(([value, label]) => ({ value, label }))}
        value={view}
        onValueChange={(next) => list.change({ view: next, state: "" })}
      />
      <SelectField
        label={t("Kind of request")}
        className="w-full sm:w-64"
        options={[{ value: "", label: t("All") }, ...kinds]}
        value={list.filter("kind")}
        onValueChange={(kind) => list.change({ kind })}
      />
      {view !== "queue" && (
        <SelectField
          label={t("Status")}
          className="w-full sm:w-64"
          options={[
            { value: "", label: t("All") },
            ...approvalStates.map((value) => ({ value, label: states[value] })),
          ]}
          value={list.filter("state")}
          onValueChange={(state) => list.change({ state })}
        />
      )}
      <BranchSelect list={list} className="w-full sm:w-64" />
    </ListFilters>
  );
}
