import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import type { ClientRequest } from "./client-request.ts";

interface Handlers {
  onApprove: (request: ClientRequest) => void;
  onReject: (request: ClientRequest) => void;
}

/** The columns of the list of applications. */
export function applicationColumns(handlers: Handlers): Column<ClientRequest>[] {
  return [
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
    { heading: t("Action"), isActions: true, cell: (request) => <Actions request={request} {...handlers} /> },
  ];
}

function Actions({ request, onApprove, onReject }: Handlers & { request: ClientRequest }) {
  return (
    <div className="flex justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        reason={whyNotRejected(request)}
        aria-label={t("Reject {name}", { name: request.name })}
        onClick={() => onReject(request)}
      >
        {t("Reject")}
      </Button>
      <Button
        size="small"
        look="primary"
        reason={whyNotApproved(request)}
        aria-label={t("Approve {name}", { name: request.name })}
        onClick={() => onApprove(request)}
      >
        {t("Approve")}
      </Button>
    </div>
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
