import { applicationStatuses } from "@thangam/contracts/applications/schemas";
import { exportApplications, listApplications } from "@thangam/contracts/applications/decide-operations";
import { lazy, Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { rupees } from "#format/rupees.ts";
import { wordOf } from "#format/words.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import type { ClientRequest } from "./client-request.ts";

const ApproveDialog = lazy(() => import("./approve-dialog.tsx"));
const RejectDialog = lazy(() => import("./reject-dialog.tsx"));

const EVERY = "all";

/** Who asks to join or for a further book: those who wait, or what became of the others. */
export default function ApproveClientScreen() {
  const list = useListState();
  const [open, setOpen] = useState<{ what: "approve" | "reject"; request: ClientRequest } | null>(null);
  const chosen = list.filter("status") || "Pending";
  const typed = {
    status: chosen === EVERY ? "" : chosen,
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(listApplications, typed);
  const answer = useOperation(listApplications, checked.ok ? checked.input : {}, { keepPrevious: true });
  const close = () => setOpen(null);

  const columns: Column<ClientRequest>[] = [
    { heading: t("S.No."), isForDesk: true, cell: (_, number) => number },
    { heading: t("Name"), sort: "name", isFirst: true, cell: (request) => <Applicant {...request} /> },
    { heading: t("Scheme Book Number"), cell: ({ bookNumber }) => bookNumber ?? "–" },
    { heading: t("Email"), sort: "email", cell: ({ email }) => <EmailText email={email} /> },
    {
      heading: t("Scheme Name"),
      sort: "scheme",
      cell: ({ schemeName, amountPaise }) => (
        <span className="block">
          {schemeName}
          <span className="block text-sm text-muted">{rupees(amountPaise)}</span>
        </span>
      ),
    },
    { heading: t("Duration"), isFigure: true, cell: ({ instalments }) => instalments },
    { heading: t("Status"), cell: (request) => <Standing {...request} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: (request) => (
        <div className="flex justify-end gap-2 sm:justify-start">
          <Button
            size="small"
            reason={whyNotRejected(request)}
            aria-label={t("Reject {name}", { name: request.name })}
            onClick={() => setOpen({ what: "reject", request })}
          >
            {t("Reject")}
          </Button>
          <Button
            size="small"
            look="primary"
            reason={whyNotApproved(request)}
            aria-label={t("Approve {name}", { name: request.name })}
            onClick={() => setOpen({ what: "approve", request })}
          >
            {t("Approve")}
          </Button>
        </div>
      ),
    },
  ];

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportApplications} typed={typed} />
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search requests")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <SelectField
          label={t("Status")}
          className="w-44"
          options={[
            ...applicationStatuses.map((status) => ({ value: status, label: wordOf(status) })),
            { value: EVERY, label: t("All") },
          ]}
          value={chosen}
          onValueChange={(status) => list.change({ status: status === "Pending" ? "" : status })}
        />
      </div>
      <ListTable
        caption={t("Requests")}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          list.search === "" && chosen === "Pending"
            ? t("Nobody waits. Who asks to join on the portal appears here.")
            : t("No request fits. Try fewer letters, or another status.")
        }
      />
      <Suspense>
        {open?.what === "approve" && <ApproveDialog request={open.request} onClose={close} />}
        {open?.what === "reject" && <RejectDialog request={open.request} onClose={close} />}
      </Suspense>
    </>
  );
}

function Applicant({ name, mobile, kind, known }: ClientRequest) {
  const about =
    kind === "FurtherBook" ? t("Further book") : known === null ? null : t("Known: {name}", { name: known.name });
  return (
    <span className="block">
      {name}
      <span className="block text-sm font-normal text-muted">{about === null ? mobile : `${mobile} · ${about}`}</span>
    </span>
  );
}

function Standing({ clientStatus, bookStatus, decidedBy, reason }: ClientRequest) {
  const isHalf = clientStatus !== bookStatus;
  return (
    <span className="block">
      <StatusBadge status={bookStatus} />
      {isHalf && <span className="block text-sm text-muted">{t("Begun, not finished")}</span>}
      {decidedBy !== null && <span className="block text-sm text-muted">{t("by {name}", { name: decidedBy })}</span>}
      {reason !== null && <span className="block text-sm wrap-anywhere text-muted">{reason}</span>}
    </span>
  );
}

function whyNotApproved(request: ClientRequest): string | undefined {
  const { clientStatus, bookStatus, known } = request;
  if (known !== null && known.userType !== "Customer") return t("This e-mail belongs to a member of staff.");
  if (clientStatus === "Rejected" || bookStatus === "Rejected") return t("This request is rejected.");
  return whyNotOpen(request);
}

function whyNotRejected(request: ClientRequest): string | undefined {
  const isBegun = request.clientStatus === "Approved" || request.bookStatus === "Approved";
  return isBegun && whyNotOpen(request) === undefined
    ? t("Its approval has begun and can only be finished.")
    : whyNotOpen(request);
}

function whyNotOpen({ clientStatus, bookStatus }: ClientRequest): string | undefined {
  return clientStatus === "Pending" || bookStatus === "Pending" ? undefined : t("This request is decided.");
}
