import { listBooksOfPerson } from "@thangam/contracts/books";
import type { OutputOf } from "@thangam/contracts/operation";
import { latestPayment, startPayment } from "@thangam/contracts/paying";
import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { notice } from "#api/sentences.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { dateAndTime } from "#format/dates.ts";
import { formatRupees } from "@thangam/contracts/values/money";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Fact, Skeleton } from "#ui/surface.tsx";
import type { OwnBook } from "./book-card.tsx";

type Started = OutputOf<typeof startPayment>;
/** More than a year of instalments at once is a matter for the counter. */
const MOST_AT_ONCE = 12;

/** From Pay Now to a payment that waits for the shop: asks first when one was attempted before. */
export default function PayDialog({ own, onClose }: { own: OwnBook; onClose: () => void }) {
  const { book } = own;
  const latest = useOperation(latestPayment, { bookNumber: book.number }, { staleTime: Number.POSITIVE_INFINITY });
  const [isSure, setSure] = useState(false);
  const [started, setStarted] = useState<Started | null>(null);

  if (latest.data && !isSure && started === null) {
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
      title={started === null ? t("Pay for book {number}", { number: book.number }) : t("Payment started")}
      description={started === null ? book.schemeName : undefined}
    >
      {latest.data === undefined && latest.error === null && <Skeleton className="h-40 w-full" />}
      {latest.error !== null && <p className="text-danger-ink">{sentenceOf(latest.error)}</p>}
      {latest.data !== undefined && started === null && <PayForm own={own} onStarted={setStarted} onCancel={onClose} />}
      {started !== null && <WaitsForShop started={started} onClose={onClose} />}
    </Dialog>
  );
}

function PayForm({
  own: { book },
  onStarted,
  onCancel,
}: {
  own: OwnBook;
  onStarted: (started: Started) => void;
  onCancel: () => void;
}) {
  const isFixed = book.paymentRule === "fixed";
  const form = useOperationForm(startPayment, {
    defaults: { instalmentCount: "1", amountPaise: formatRupees(book.amountPaise) },
    toInput: ({ instalmentCount, amountPaise }) => ({
      bookNumber: book.number,
      ...(isFixed ? { instalmentCount } : { amountPaise }),
    }),
    fieldOfRefusal: { amount_not_allowed: isFixed ? "instalmentCount" : "amountPaise" },
    invalidates: [latestPayment, listBooksOfPerson],
    guardsLeaving: false,
    onSaved: onStarted,
  });
  const left = Math.max(1, book.instalments - book.instalmentsPaid);
  const choices = Array.from({ length: Math.min(left, MOST_AT_ONCE) }, (_, index) => index + 1);
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
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Start payment")}
        </Button>
      </DialogActions>
    </form>
  );
}

function WaitsForShop({ started, onClose }: { started: Started; onClose: () => void }) {
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-field bg-gold-soft px-4 py-3">
        <Fact label={t("Reference")}>{started.paymentId.toString()}</Fact>
        <Fact label={t("To pay")}>{rupees(started.amountPaise)}</Fact>
      </dl>
      <p className="mt-4">
        {t(
          "Pay this amount at the shop or by UPI and name the reference. It is shown as paid once the shop confirms it.",
        )}
      </p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t("Done")}
        </Button>
      </DialogActions>
    </>
  );
}
