import { listMyTakings } from "@thangam/contracts/payments/takings-operations";
import { lazy, Suspense, useEffect, useState } from "react";
import { Undo2 } from "lucide-react";
import { queryClient } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { useAccess } from "#app/access.ts";
import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { timeOfDay } from "#format/dates.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import { PaperChoice } from "#shared/receipts/receipt-paper.tsx";
import { Button } from "#ui/button.tsx";
import { PrintButton, PrintedReceipt, ReceiptOnScreen } from "#features/payments/receipt.tsx";
import type { Payment } from "#features/payments/receipt.tsx";

const CorrectPaymentDialog = lazy(() => import("./correct-payment-dialog.tsx"));

/** How long a payment that was just taken can be corrected from here; later it is on Transactions. */
const CORRECTABLE_MS = 15 * 60_000;

/** The receipt of the payment that was just saved: to print, to read, and for a while to correct. */
export function LastReceipt({ payment }: { payment: Payment }) {
  const isWaiting = payment.status !== "Payment Approved";
  const method = [labelOf(payment.mode), ...(payment.transactionNumber === null ? [] : [payment.transactionNumber])];
  return (
    <section aria-label={t("Last receipt")} className="rounded-card border border-line bg-surface shadow-card">
      <header className="flex items-baseline justify-between gap-3 px-4 pt-3">
        <h2 className="font-semibold">{notice("payment_completed")}</h2>
        <p className="text-sm text-muted">{timeOfDay(payment.paidAt)}</p>
      </header>
      <div className="px-4 pb-3">
        <p>
          <span className="display text-2xl font-semibold">{wholeRupees(payment.amountPaise)}</span>{" "}
          {payment.weightMg !== null && <span className="font-semibold text-gold-ink">{grams(payment.weightMg)}</span>}
        </p>
        <p className="text-sm">
          <span className="font-medium">{payment.clientName}</span> · <span>{payment.bookNumber}</span> ·{" "}
          <span className="wrap-anywhere">{method.join(", ")}</span>
        </p>
        <p className="text-sm text-muted">
          {payment.receiptNumber ?? "–"} · {t("Instalment")}{" "}
          {instalmentsText(payment.instalmentNumber, payment.instalmentCount)}
        </p>
      </div>
      <div className="counter-receipt-actions">
        <PrintButton />
        <PaperChoice />
        {!isWaiting && <Correction key={payment.id.toString()} payment={payment} />}
      </div>
      <details className="border-t border-line px-4 py-2">
        <summary className="cursor-pointer text-sm text-brand-ink">{t("Show the receipt")}</summary>
        <ReceiptOnScreen payment={payment} />
      </details>
      <PrintedReceipt payment={payment} />
    </section>
  );
}

/** "Wrong? Correct it", with the time that is left for it, for those who may give money back. */
function Correction({ payment }: { payment: Payment }) {
  const mayOpen = useAccess();
  const left = useTimeLeft(payment.paidAt.getTime() + CORRECTABLE_MS);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: [listMyTakings.wire] });
  };
  if (!mayOpen("payments.acknowledge")) return null;
  return (
    <>
      {left > 0 && (
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          <Undo2 size={16} aria-hidden />
          {t("Wrong? Correct it")}
          <span aria-hidden className="text-sm text-muted">
            {minutes(left)}
          </span>
        </Button>
      )}
      <Suspense>{isOpen && <CorrectPaymentDialog payment={payment} onClose={close} />}</Suspense>
    </>
  );
}

function useTimeLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, until - now);
}

/** 552,000 ms as "9:12". */
function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
