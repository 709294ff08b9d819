import type { ReactNode } from "react";
import { Link } from "react-router";
import { receiptPath } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { RowParts } from "#list-page/row-drawer.tsx";
import { ClientLink } from "#navigation/client-link.tsx";
import { ButtonLink } from "#navigation/button-link.tsx";
import { instalmentsText, transactionLabel } from "#shared/payments/payment-labels.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { takenByLabel } from "./taken-by-label.ts";
import { BookLink, transactionActions } from "./transaction-columns.tsx";
import type { TransactionHandlers } from "./transaction-columns.tsx";

/** A payment by itself, beside its list. */
export function transactionParts(row: PaymentRow, handlers: TransactionHandlers | null): RowParts {
  const receipt = row.receiptNumber;
  return {
    over:
      receipt === null
        ? t("Transaction {id}", { id: row.transactionId.toString() })
        : t("Transaction {id} · receipt {number}", { id: row.transactionId.toString(), number: receipt }),
    title: (
      <>
        {rupees(row.amountPaise)}
        {row.weightMg !== null && row.weightMg > 0n && (
          <span className="ms-2 text-lg text-gold-ink">{grams(row.weightMg)}</span>
        )}
      </>
    ),
    body: <Facts row={row} />,
    foot: (
      <>
        {receipt !== null && (
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
    ),
  };
}

function Facts({ row }: { row: PaymentRow }) {
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
