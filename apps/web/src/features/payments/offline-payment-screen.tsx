import { notice } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { Card, ErrorNotice } from "#ui/surface.tsx";
import { CounterChoice } from "#shared/payments/counter-choice.tsx";
import { CounterPaymentFields } from "./counter-payment-fields.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { PrintButton, Receipt } from "./receipt.tsx";
import type { Payment } from "./receipt.tsx";
import { useCounterPayment } from "./use-counter-payment.ts";
import { WaitingOnlineQuestion } from "./waiting-online.tsx";

/**
 * Takes a payment at the counter by keyboard: a number, Enter, an amount, Enter. The receipt appears, and the next
 * number can be typed. Nothing is saved before the clerk has seen the book's owner.
 */
export default function OfflinePaymentScreen() {
  const payment = useCounterPayment();
  const { form, preview, receipt } = payment;
  const { shown } = preview;
  const bookField = form.controlled("bookNumber");
  const lookupError = preview.failure?.isRefused === true ? preview.failure.message : undefined;
  return (
    <>
      <PageHeader />
      <CounterChoice />
      {/* On a phone the preview is between the book number and the save button. */}
      <form
        noValidate
        aria-label={t("Offline Payment")}
        onSubmit={payment.save}
        className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        <Card>
          <BookNumberField
            autoFocus
            hint={t("Its number, the client's name or mobile number, or a receipt. Enter takes the first.")}
            {...bookField}
            error={bookField.error ?? lookupError}
            onValueChange={payment.chooseBook}
            onTaken={payment.awaitBook}
          />
        </Card>
        <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {preview.failure !== null && !preview.failure.isRefused && <ErrorNotice message={preview.failure.message} />}
          {shown !== null && <PreviewCard preview={shown} isStale={preview.isStale} />}
          {receipt !== null && <LastReceipt payment={receipt} />}
          {shown === null && receipt === null && <EmptyPreview />}
        </div>
        <CounterPaymentFields payment={payment} />
      </form>
      {payment.question.askedFor !== null && (
        <WaitingOnlineQuestion
          preview={payment.question.askedFor}
          onYes={() => payment.question.answer(true)}
          onNo={() => payment.question.answer(false)}
        />
      )}
    </>
  );
}

function LastReceipt({ payment }: { payment: Payment }) {
  return (
    <section aria-label={t("Last receipt")} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{notice("payment_completed")}</h2>
        <PrintButton />
      </div>
      <Receipt payment={payment} />
    </section>
  );
}

function EmptyPreview() {
  return (
    <div className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
      {t(
        "Type a book number. Whose book it is, what is due and what will be credited stand here before anything is saved.",
      )}
    </div>
  );
}
