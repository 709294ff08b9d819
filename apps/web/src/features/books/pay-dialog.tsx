import { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import { latestPayment } from "@thangam/contracts/payments/list-operations";
import { startPayment } from "@thangam/contracts/payments/online-operations";
import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import { useEffect, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { dateAndTime } from "#format/dates.ts";
import { wireRupees } from "@thangam/contracts/values/money";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import type { OwnBook } from "./book-card.tsx";

/** Customers pay more than a year of instalments at the counter only. */
const MAX_INSTALMENTS_AT_ONCE = 12;

/** Starts a payment and opens the gateway's page. Asks first when an earlier payment is unfinished. */
export default function PayDialog({ own, onClose }: { own: OwnBook; onClose: () => void }) {
  const { book } = own;
  const latest = useOperation(latestPayment, { bookNumber: book.number }, { staleTime: Number.POSITIVE_INFINITY });
  const [isSure, setSure] = useState(false);

  if (latest.data && isUnfinished(latest.data.status) && !isSure) {
    return (
      <ConfirmDialog
        isOpen
        title={t("Book {number}", { number: book.number })}
        question={notice("repeat_payment", { date: dateAndTime(latest.data.paidAt) })}
        onYes={() => setSure(true)}
        onNo={onClose}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Pay for book {number}", { number: book.number })}
      description={book.schemeName}
    >
      {latest.data === undefined && latest.error === null && <Skeleton className="h-40 w-full" />}
      {latest.error !== null && <p className="text-danger-ink">{errorMessage(latest.error)}</p>}
      {latest.data !== undefined && <PayForm own={own} onCancel={onClose} />}
    </Dialog>
  );
}

/** Nobody is asked about a payment that is credited or given back: it is done. */
function isUnfinished(status: string): boolean {
  return status === paymentStatusCodes.phraseOf("pending") || status === paymentStatusCodes.phraseOf("verified");
}

function PayForm({ own: { book }, onCancel }: { own: OwnBook; onCancel: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser's Back restores this page as it was left, so the button must not stay busy.
    const comeBack = () => setLeaving(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  const isFixed = book.paymentRule === "fixed";
  const form = useOperationForm(startPayment, {
    defaults: { instalmentCount: "1", amountPaise: wireRupees(book.amountPaise) },
    toInput: ({ instalmentCount, amountPaise }) => ({
      bookNumber: book.number,
      ...(isFixed ? { instalmentCount } : { amountPaise }),
    }),
    fieldOfRefusal: { amount_not_allowed: isFixed ? "instalmentCount" : "amountPaise" },
    invalidates: [latestPayment, listBooksOfPerson],
    guardsLeaving: false,
    onSaved: ({ payUrl }) => {
      // The button stays busy until the gateway's page is loaded, so that nobody starts a second payment.
      setLeaving(true);
      window.location.assign(payUrl);
    },
  });
  const left = Math.max(1, book.instalments - book.instalmentsPaid);
  const choices = Array.from({ length: Math.min(left, MAX_INSTALMENTS_AT_ONCE) }, (_, index) => index + 1);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      {isFixed ? (
        <SelectField
          label={t("Instalments to pay")}
          options={choices.map((count) => ({
            value: String(count),
            label: t("{count, plural, one {# instalment} other {# instalments}}, {amount}", {
              count,
              amount: rupees(book.amountPaise * BigInt(count)),
            }),
          }))}
          {...form.controlled("instalmentCount")}
        />
      ) : (
        <AmountField label={t("Amount")} {...form.controlled("amountPaise")} />
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
        <Button type="submit" look="primary" isBusy={form.isSaving || isLeaving}>
          {t("Go to payment")}
        </Button>
      </DialogActions>
    </form>
  );
}
