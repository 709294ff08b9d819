import { lazy, Suspense } from "react";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { RowParts } from "#list-page/row-parts.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import type { TransactionHandlers } from "./transaction-columns.tsx";

/** Loaded when a row is opened: the list shows none of it. */
const loadFacts = () => import("./transaction-facts.tsx");
const TransactionFacts = lazy(async () => ({ default: (await loadFacts()).TransactionFacts }));
const TransactionFoot = lazy(async () => ({ default: (await loadFacts()).TransactionFoot }));

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
    body: (
      <Suspense>
        <TransactionFacts row={row} />
      </Suspense>
    ),
    foot: (
      <Suspense>
        <TransactionFoot row={row} handlers={handlers} />
      </Suspense>
    ),
  };
}
