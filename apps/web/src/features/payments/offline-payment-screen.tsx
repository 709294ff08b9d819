import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { CounterChoice } from "#shared/payments/counter-choice.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { BookCard } from "./counter/book-card.tsx";
import { CreditPanel } from "./counter/credit-panel.tsx";
import { LastReceipt } from "./counter/last-receipt.tsx";
import { MyTakings } from "./counter/my-takings.tsx";
import { PaymentFields } from "./counter/payment-fields.tsx";
import { isRefusedWhatever } from "./refused-whatever.ts";
import { useModeKeys } from "./counter/use-mode-keys.ts";
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

  useModeKeys((mode) => form.setValue("mode", mode));
  return (
    <>
      <PageHeader />
      <CounterChoice />
      <div className="counter">
        <form noValidate aria-label={t("Offline Payment")} onSubmit={payment.save} className="flex flex-col gap-3">
          <div className="counter-box">
            <BookNumberField
              autoFocus
              hint={t("Its number, the client's name or mobile number, or a receipt. Enter takes the first.")}
              {...bookField}
              error={bookField.error ?? lookupError}
              onValueChange={payment.chooseBook}
              onTaken={payment.awaitBook}
            />
          </div>
          {preview.failure !== null && !preview.failure.isRefused && <ErrorNotice message={preview.failure.message} />}
          <BookCard
            preview={shown}
            onBook={(number) => {
              if (number === shown?.book.number) return payment.focusAmount();
              payment.chooseBook(number);
              payment.awaitBook();
            }}
          >
            <div className="counter-payment">
              <PaymentFields payment={payment} />
              <CreditPanel preview={shown} isStale={preview.isStale}>
                <SaveButton payment={payment} />
              </CreditPanel>
            </div>
          </BookCard>
        </form>
        <aside className="counter-side">
          {receipt !== null && <LastReceipt payment={receipt} />}
          <MyTakings />
        </aside>
      </div>
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

function SaveButton({
  payment: { form, preview, press, notSaved },
}: {
  payment: ReturnType<typeof useCounterPayment>;
}) {
  return (
    <div className="flex flex-col gap-2">
      <Button
        type="submit"
        look="primary"
        disabled={isRefusedWhatever(preview.shown?.refusal ?? null)}
        isBusy={form.isSaving}
        onPointerDown={press}
      >
        {t("Save Payment Details")}
      </Button>
      <p role="status" className="text-center text-sm text-gold-ink empty:hidden">
        {form.isSaving ? null : notSaved}
      </p>
    </div>
  );
}
