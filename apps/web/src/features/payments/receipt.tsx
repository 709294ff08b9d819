import "#shared/receipts/receipt-document.css";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { takeCounterPayment } from "@thangam/contracts/payments/counter-operations";
import { getReceipt } from "@thangam/contracts/receipts/operations";
import { Printer } from "lucide-react";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import { PrintedPage } from "#shared/receipts/receipt-paper.tsx";
import { ReceiptDocument } from "#shared/receipts/receipt-document.tsx";
import { Button } from "#ui/button.tsx";
import { useShop } from "#ui/shop.ts";
import { ShopLines } from "#ui/shop-lines.tsx";

export type Payment = OutputOf<typeof takeCounterPayment>;

type ReceiptField =
  | "id"
  | "receiptNumber"
  | "paidAt"
  | "clientName"
  | "bookNumber"
  | "schemeName"
  | "instalmentNumber"
  | "instalmentCount"
  | "mode"
  | "transactionNumber"
  | "amountPaise"
  | "weightMg";
/** A credited payment. A row of a list has no totals of the book. */
export type ReceiptFacts = Pick<Payment, ReceiptField> &
  Partial<Pick<Payment, "ratePaisePerGram" | "paidTotalPaise" | "weightTotalMg" | "instalmentsPaid">>;

/**
 * The receipt in the reader's language. The printed page is the customer's receipt in their language with its code, or
 * this one while that is not loaded.
 */
export function Receipt({ payment }: { payment: ReceiptFacts }) {
  return (
    <>
      <ReceiptOnScreen payment={payment} />
      <PrintedReceipt payment={payment} />
    </>
  );
}

export function ReceiptOnScreen({ payment }: { payment: ReceiptFacts }) {
  return (
    <div className="receipt rounded-card border border-line bg-surface p-5">
      <ReceiptText payment={payment} />
    </div>
  );
}

/** The customer's receipt in their language, on the paper of this counter's printer. */
export function PrintedReceipt({ payment }: { payment: ReceiptFacts }) {
  const { data } = useOperation(getReceipt, { paymentId: payment.id });
  return (
    <PrintedPage>
      {data === undefined ? (
        <div className="receipt">
          <ReceiptText payment={payment} />
        </div>
      ) : (
        <ReceiptDocument sheet={data.sheet} />
      )}
    </PrintedPage>
  );
}

export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {t("Print receipt")}
    </Button>
  );
}

function ReceiptText({ payment }: { payment: ReceiptFacts }) {
  const shop = useShop();
  const { data } = useOperation(getReceipt, { paymentId: payment.id });
  const lines = linesOf(payment);
  return (
    <>
      <header>
        <p className="receipt-shop">{shop.name}</p>
        <p>{t("Receipt {number}", { number: payment.receiptNumber ?? "–" })}</p>
        <ShopLines lines={data?.sheet.branchLines} />
      </header>
      <p className="receipt-amount">{rupees(payment.amountPaise)}</p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>{t("Received as an advance, not a tax invoice.")}</footer>
    </>
  );
}

function linesOf(payment: ReceiptFacts): [label: string, value: string][] {
  const { weightMg, ratePaisePerGram, transactionNumber, paidTotalPaise, weightTotalMg } = payment;
  const lines: [string, string | null][] = [
    [t("Date"), dateAndTime(payment.paidAt)],
    [t("Received from"), payment.clientName],
    [t("Book Number"), payment.bookNumber],
    [t("Chit Scheme"), payment.schemeName],
    [t("Instalment"), instalmentsText(payment.instalmentNumber, payment.instalmentCount)],
    [t("Paid by"), [labelOf(payment.mode), ...(transactionNumber === null ? [] : [transactionNumber])].join(", ")],
    [t("Gold credited"), weightMg === null ? null : grams(weightMg)],
    [t("Gold rate per gram"), weightMg === null || !ratePaisePerGram ? null : rupees(ratePaisePerGram)],
    [t("Saved so far"), paidTotalPaise === undefined ? null : rupees(paidTotalPaise)],
    [t("Gold so far"), weightMg === null || weightTotalMg === undefined ? null : grams(weightTotalMg)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] satisfies [string, string]]));
}
