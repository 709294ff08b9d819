import { Link } from "react-router";
import { receiptPath } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { exceptionKindLabel } from "./payment-exception-labels.ts";
import type { PaymentException } from "./payment-exception.ts";
import { serialColumn } from "#list-page/serial-column.ts";

interface Handlers {
  isAdmin: boolean;
  onResolve: (row: PaymentException) => void;
  onReopen: (row: PaymentException) => void;
}

/** The columns of the list of payment exceptions. */
export function paymentExceptionColumns({ isAdmin, onResolve, onReopen }: Handlers): Column<PaymentException>[] {
  return [
    serialColumn(),
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Book Number"),
      sort: "bookNumber",
      cell: ({ bookNumber, bookStatus }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {bookNumber} <StatusBadge status={bookStatus} />
        </span>
      ),
    },
    {
      heading: t("Payment"),
      givesWay: "middle",
      onPhone: "more",
      cell: ({ paymentId, paymentStatus, transactionNumber }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {transactionNumber ?? paymentId.toString()} <StatusBadge status={paymentStatus} />
        </span>
      ),
    },
    { heading: t("Reason"), wraps: true, onPhone: "more", cell: (row) => <Why row={row} /> },
    {
      heading: t("Amount"),
      sort: "amount",
      isFigure: true,
      cell: ({ amountPaise, movedPaise }) => rupees(movedPaise ?? amountPaise),
    },
    {
      heading: t("Noted on"),
      sort: "raisedAt",
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ raisedAt, raisedBy }) => (
        <span>
          <span className="whitespace-nowrap">{dateAndTime(raisedAt)}</span>
          {raisedBy !== null && <span className="block text-sm text-muted">{raisedBy}</span>}
        </span>
      ),
    },
    {
      heading: t("What became of it"),
      isActions: true,
      cell: (row) =>
        row.resolution === null ? (
          <Actions row={row} isAdmin={isAdmin} onResolve={() => onResolve(row)} onReopen={() => onReopen(row)} />
        ) : (
          <Resolved row={row} />
        ),
    },
  ];
}

interface ActionsProps {
  row: PaymentException;
  isAdmin: boolean;
  onResolve: () => void;
  onReopen: () => void;
}

function Actions({ row, isAdmin, onResolve, onReopen }: ActionsProps) {
  const about = { number: row.paymentId.toString(), book: row.bookNumber };
  const reason = isAdmin ? endsByItself(row.kind) : t("Only an Admin resolves a payment exception.");
  const cannotOpen =
    row.kind !== "book_closed"
      ? t("Opening the book does not help here.")
      : row.bookStatus === "Settled"
        ? t("This book is settled and stays closed.")
        : undefined;
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        look="primary"
        reason={reason}
        aria-label={t("Resolve payment {number} of book {book}", about)}
        onClick={onResolve}
      >
        {t("Resolve")}
      </Button>
      <Button
        size="small"
        reason={reason ?? cannotOpen}
        aria-label={t("Open book: {book}, payment {number}", about)}
        onClick={onReopen}
      >
        {t("Open book")}
      </Button>
    </div>
  );
}

/** What is to be done where nobody decides. */
function endsByItself(kind: PaymentException["kind"]): string | undefined {
  if (kind === "disputed")
    return t("Answer the dispute on the gateway's own pages. This ends by itself when the bank has decided.");
  if (kind === "not_settled")
    return t("Upload the gateway's report. This ends by itself when one contains the payment.");
  return undefined;
}

function Why({ row }: { row: PaymentException }) {
  const { kind, movedReference, otherPaymentId, otherReceiptNumber, respondBy, resolution } = row;
  return (
    <span className="wrap-anywhere">
      {exceptionKindLabel(kind)}
      {movedReference !== null && <span className="block text-sm text-muted">{movedReference}</span>}
      {otherPaymentId !== null && (
        <Link to={receiptPath(otherPaymentId)} className="block text-sm text-brand-ink underline underline-offset-4">
          {otherReceiptNumber ?? otherPaymentId.toString()}
        </Link>
      )}
      {respondBy !== null && resolution === null && (
        <span className="block text-sm">{t("Answer it until {date}", { date: dateAndTime(respondBy) })}</span>
      )}
    </span>
  );
}

function Resolved({ row }: { row: PaymentException }) {
  const {
    resolution,
    resolvedAt,
    resolvedBy,
    returnedMode,
    reference,
    remarks,
    refundState,
    failedAt,
    receiptNumber,
    paymentId,
  } = row;
  const when = resolvedAt === null ? "" : dateAndTime(resolvedAt);
  return (
    <span className="block min-w-0 text-start wrap-anywhere">
      <span className="font-medium">{labelOf(resolution ?? "")}</span>
      {returnedMode !== null && ` · ${labelOf(returnedMode)}`}
      {reference !== null && ` · ${reference}`}
      {receiptNumber !== null && (
        <Link
          to={receiptPath(paymentId)}
          className="ms-2 whitespace-nowrap text-brand-ink underline underline-offset-4"
        >
          {receiptNumber}
        </Link>
      )}
      {refundState !== null && (
        <span className="ms-2">
          <StatusBadge status={refundState} />
        </span>
      )}
      {failedAt !== null && resolution !== "Failed at the gateway" && (
        <span className="block text-sm">
          {labelOf("Failed at the gateway")} · {dateAndTime(failedAt)}
        </span>
      )}
      {remarks !== null && <span className="block text-sm">{remarks}</span>}
      <span className="block text-sm text-muted">{[when, resolvedBy].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
