import type { ReactNode } from "react";
import { Link } from "react-router";
import { receiptPath } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ClientLink } from "#navigation/client-link.tsx";
import { instalmentsText, transactionLabel } from "#shared/payments/payment-labels.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { takenByLabel } from "./taken-by-label.ts";
import { BookLink, transactionActions } from "./transaction-columns.tsx";
import type { TransactionHandlers } from "./transaction-columns.tsx";

/** All that is known of a payment, for the drawer beside the list. */
export function TransactionFacts({ row }: { row: PaymentRow }) {
  const { clientId, clientName, clientEmail, clientMobile, bookNumber, schemeName } = row;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadge status={row.status} /> {dateAndTime(row.paidAt)}
      </p>
      <div className="border-y border-hair py-2.5">
        <p className="font-medium">
          <ClientLink id={clientId} name={clientName} />
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {clientEmail} · {clientMobile}
        </p>
      </div>
      <dl className="row-facts">
        <Fact label={t("Saving Book Number")}>
          <BookLink number={bookNumber} /> · {schemeName}
        </Fact>
        <Fact label={t("Instalment")}>{instalmentsText(row.instalmentNumber, row.instalmentCount)}</Fact>
        <Fact label={t("Payment Mode")}>{labelOf(row.mode)}</Fact>
        {row.transactionNumber !== null && <Fact label={transactionLabel(row.mode)}>{row.transactionNumber}</Fact>}
        {row.receiptNumber !== null && (
          <Fact label={t("Receipt number")}>
            <Link to={receiptPath(row.id)} className="text-brand-ink underline underline-offset-4">
              {row.receiptNumber}
            </Link>
          </Fact>
        )}
        <Fact label={t("Taken by")}>{takenByLabel(row)}</Fact>
      </dl>
    </div>
  );
}

/** Its receipt, and what can be done with it by whoever may. */
export function TransactionFoot({ row, handlers }: { row: PaymentRow; handlers: TransactionHandlers | null }) {
  return (
    <>
      {row.receiptNumber !== null && (
        <ButtonLink size="small" to={receiptPath(row.id)}>
          {t("Receipt")}
        </ButtonLink>
      )}
      {handlers !== null &&
        transactionActions(row, handlers).map(({ label, about, reason, onSelect, isDanger }) => (
          <Button
            key={label}
            size="small"
            aria-label={about}
            reason={reason}
            onClick={onSelect}
            className={isDanger ? "ms-auto border-danger-ink text-danger-ink" : undefined}
          >
            {label}
          </Button>
        ))}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
