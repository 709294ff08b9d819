import { Link } from "react-router";
import { passbookPath, receiptPath } from "#app/paths.ts";
import { dateAndTime, shortMoment } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { RowActions } from "#list-page/row-actions.tsx";
import { ClientLink } from "#navigation/client-link.tsx";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import type { Column } from "#ui/data-table.tsx";
import type { MenuAction } from "#ui/menu-button.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { takenByLabel } from "./taken-by-label.ts";
import { mobileColumn, schemeColumn } from "#shared/books/extra-columns.ts";
import { serialColumn } from "#list-page/serial-column.ts";

export interface TransactionHandlers {
  onFail: (row: PaymentRow) => void;
  onSend: (row: PaymentRow) => void;
}

/** The columns of the list of payments; the actions only for those who may acknowledge a payment. */
export function transactionColumns(handlers: TransactionHandlers | null): Column<PaymentRow>[] {
  const columns: Column<PaymentRow>[] = [
    serialColumn(),
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      isCut: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Email"),
      name: "email",
      isQuiet: true,
      isCut: true,
      givesWay: "middle",
      cell: ({ clientEmail }) => clientEmail,
    },
    {
      heading: t("Saving Book Number"),
      sort: "bookNumber",
      onPhone: "below",
      cell: ({ bookNumber }) => <BookLink number={bookNumber} />,
      phoneNote: ({ paidAt, mode }) => `${shortMoment(paidAt)} · ${labelOf(mode)}`,
    },
    {
      heading: t("Transaction ID"),
      name: "id",
      isCut: true,
      givesWay: "narrow",
      cell: (row) => <TransactionNumbers row={row} />,
    },
    {
      heading: t("Paid Amount"),
      sort: "amount",
      isFigure: true,
      onPhone: "figure",
      cell: ({ amountPaise }) => <span className="font-semibold">{rupees(amountPaise)}</span>,
    },
    { heading: t("Paid Date"), name: "date", sort: "paidAt", cell: ({ paidAt }) => dateAndTime(paidAt) },
    {
      heading: t("Payment Mode"),
      name: "mode",
      isExtra: true,
      givesWay: "narrow",
      cell: ({ mode }) => labelOf(mode),
    },
    { heading: t("Status"), sort: "status", onPhone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
    {
      heading: t("Taken by"),
      name: "taken",
      isExtra: true,
      isQuiet: true,
      isCut: true,
      givesWay: "wide",
      cell: takenByLabel,
    },
    mobileColumn(),
    schemeColumn(),
  ];
  return handlers === null ? columns : [...columns, actionColumn(handlers)];
}

function actionColumn(handlers: TransactionHandlers): Column<PaymentRow> {
  return {
    heading: t("Action"),
    isActions: true,
    cell: (row) => <RowActions name={row.transactionId.toString()} actions={transactionActions(row, handlers)} />,
  };
}

/** What can be done with a payment. */
export function transactionActions(row: PaymentRow, { onFail, onSend }: TransactionHandlers): MenuAction[] {
  const about = { number: row.transactionId.toString(), name: row.clientName };
  const isOver = row.status === "Failed" || row.status === "Refunded";
  const send: MenuAction = {
    label: t("Send"),
    about: t("Send acknowledgement of transaction {number} of {name}", about),
    reason: isOver ? t("This payment has ended. There is nothing to acknowledge.") : undefined,
    onSelect: () => onSend(row),
  };
  if (row.status !== "Pending") return [send];
  const fail: MenuAction = {
    label: t("Failed"),
    about: t("Failed: transaction {number} of {name}", about),
    isDanger: true,
    onSelect: () => onFail(row),
  };
  return [send, fail];
}

export function BookLink({ number }: { number: string }) {
  return (
    <Link to={passbookPath(number)} className="text-brand-ink underline-offset-4 hover:underline">
      {number}
    </Link>
  );
}

/** Our transaction number, and beside it that of the receipt, which it opens, or of the bank where there is none yet. */
function TransactionNumbers({ row }: { row: PaymentRow }) {
  const { receiptNumber, transactionNumber } = row;
  return (
    <>
      {row.transactionId.toString()}{" "}
      {receiptNumber === null ? (
        <span className="text-xs text-muted">{transactionNumber}</span>
      ) : (
        <Link to={receiptPath(row.id)} className="text-xs text-brand-ink underline-offset-4 hover:underline">
          {receiptNumber}
        </Link>
      )}
    </>
  );
}
