import { Link } from "react-router";
import { passbookPath, receiptPath } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";

interface Handlers {
  onFail: (row: PaymentRow) => void;
  onSend: (row: PaymentRow) => void;
}

/** The columns of the list of payments; the actions only for those who may acknowledge a payment. */
export function transactionColumns(handlers: Handlers | null): Column<PaymentRow>[] {
  const columns: Column<PaymentRow>[] = [
    { heading: t("S.No."), cell: (_, number) => number },
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Email"),
      cell: ({ clientEmail }) => (
        <span className="block min-w-0 text-sm">
          <EmailText email={clientEmail} />
        </span>
      ),
    },
    {
      heading: t("Saving Book Number"),
      sort: "bookNumber",
      cell: ({ bookNumber }) => (
        <Link to={passbookPath(bookNumber)} className="text-brand-ink underline underline-offset-4">
          {bookNumber}
        </Link>
      ),
    },
    { heading: t("Transaction ID"), cell: (row) => <TransactionNumbers row={row} /> },
    { heading: t("Paid Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Paid Date"),
      sort: "paidAt",
      cell: ({ paidAt }) => <DateAndTime moment={paidAt} />,
    },
    { heading: t("Status"), sort: "status", cell: ({ status }) => <StatusBadge status={status} /> },
  ];
  return handlers === null ? columns : [...columns, actionColumn(handlers)];
}

function actionColumn({ onFail, onSend }: Handlers): Column<PaymentRow> {
  return {
    heading: t("Action"),
    isActions: true,
    cell: (row) => <Actions row={row} onFail={() => onFail(row)} onSend={() => onSend(row)} />,
  };
}

/** Breaks between date and time in a narrow table, and never inside the date. */
function DateAndTime({ moment }: { moment: Date }) {
  const [date, time] = dateAndTime(moment).split(" ");
  return (
    <span className="max-sm:whitespace-nowrap">
      <span className="whitespace-nowrap">{date}</span> {time}
    </span>
  );
}

/** Our transaction number, and below it those of the bank and the receipt. */
function TransactionNumbers({ row }: { row: PaymentRow }) {
  return (
    <span>
      {row.transactionId.toString()}
      {row.transactionNumber !== null && (
        <span className="block text-sm break-all text-muted">{row.transactionNumber}</span>
      )}
      {row.receiptNumber !== null && (
        <Link
          to={receiptPath(row.id)}
          className="block text-sm whitespace-nowrap text-brand-ink underline underline-offset-4"
        >
          {row.receiptNumber}
        </Link>
      )}
    </span>
  );
}

function Actions({ row, onFail, onSend }: { row: PaymentRow; onFail: () => void; onSend: () => void }) {
  const about = { number: row.transactionId.toString(), name: row.clientName };
  const isOver = row.status === "Failed" || row.status === "Refunded";
  return (
    <div className="flex justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        look="primary"
        aria-label={t("Send acknowledgement of transaction {number} of {name}", about)}
        reason={isOver ? t("This payment has ended. There is nothing to acknowledge.") : undefined}
        onClick={onSend}
      >
        {t("Send")}
      </Button>
      {row.status === "Pending" && (
        <Button size="small" aria-label={t("Failed: transaction {number} of {name}", about)} onClick={onFail}>
          {t("Failed")}
        </Button>
      )}
    </div>
  );
}
