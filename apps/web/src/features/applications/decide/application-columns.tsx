import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { nomineesText } from "#shared/books/nominee-draft.ts";
import type { ClientApplication } from "./client-application.ts";
import { serialColumn } from "#list-page/serial-column.ts";

interface Handlers {
  onApprove: (application: ClientApplication) => void;
  onReject: (application: ClientApplication) => void;
}

/** The columns of the list of applications. */
export function applicationColumns(handlers: Handlers): Column<ClientApplication>[] {
  return [
    serialColumn(),
    { heading: t("Name"), sort: "name", isFirst: true, cell: (application) => <Applicant {...application} /> },
    { heading: t("Scheme Book Number"), onPhone: "more", cell: ({ bookNumber }) => bookNumber },
    { heading: t("Email"), sort: "email", givesWay: "narrow", cell: ({ email }) => <EmailText email={email} /> },
    {
      heading: t("Scheme Name"),
      sort: "scheme",
      wraps: true,
      onPhone: "below",
      cell: ({ schemeName, amountPaise }) => (
        <span className="block">
          {schemeName}
          <span className="block text-sm text-muted">{rupees(amountPaise)}</span>
        </span>
      ),
    },
    {
      heading: t("Duration"),
      isFigure: true,
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ instalments }) => instalments,
    },
    { heading: t("Status"), wraps: true, onPhone: "state", cell: (application) => <Decision {...application} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: (application) => <Actions application={application} {...handlers} />,
    },
  ];
}

function Actions({ application, onApprove, onReject }: Handlers & { application: ClientApplication }) {
  return (
    <div className="flex justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        reason={whyNotRejected(application)}
        aria-label={t("Reject {name}", { name: application.name })}
        onClick={() => onReject(application)}
      >
        {t("Reject")}
      </Button>
      <Button
        size="small"
        look="primary"
        reason={whyNotApproved(application)}
        aria-label={t("Approve {name}", { name: application.name })}
        onClick={() => onApprove(application)}
      >
        {t("Approve")}
      </Button>
    </div>
  );
}

function Applicant({ name, mobile, kind, known, nominees }: ClientApplication) {
  const about =
    kind === "FurtherBook" ? t("Further book") : known === null ? null : t("Known: {name}", { name: known.name });
  return (
    <span className="block">
      {name}
      <span className="block text-sm font-normal text-muted">{about === null ? mobile : `${mobile} · ${about}`}</span>
      {nominees.length > 0 && (
        <span className="block text-sm font-normal wrap-anywhere text-muted">
          {t("Names {nominees}", { nominees: nomineesText(nominees) })}
        </span>
      )}
    </span>
  );
}

function Decision({ clientStatus, bookStatus, decidedBy, reason }: ClientApplication) {
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

function whyNotApproved(application: ClientApplication): string | undefined {
  const { clientStatus, bookStatus, known } = application;
  if (known !== null && known.userType !== "Customer") return t("This e-mail belongs to a member of staff.");
  if (clientStatus === "Rejected" || bookStatus === "Rejected") return t("This request is rejected.");
  return whyNotOpen(application);
}

function whyNotRejected(application: ClientApplication): string | undefined {
  const isBegun = application.clientStatus === "Approved" || application.bookStatus === "Approved";
  return isBegun && whyNotOpen(application) === undefined
    ? t("Its approval has begun and can only be finished.")
    : whyNotOpen(application);
}

function whyNotOpen({ clientStatus, bookStatus }: ClientApplication): string | undefined {
  return clientStatus === "Pending" || bookStatus === "Pending" ? undefined : t("This request is decided.");
}
