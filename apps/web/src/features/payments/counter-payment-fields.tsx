import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { paymentMethodOptions, transactionLabel } from "#shared/payments/payment-labels.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CashNote } from "./cash-note.tsx";
import type { useCounterPayment } from "./use-counter-payment.ts";

/** The amount, the payment method, and the save button. */
export function CounterPaymentFields({ payment }: { payment: ReturnType<typeof useCounterPayment> }) {
  const { form, preview, amountShown, setAmountInput, press, notSaved } = payment;
  const { shown } = preview;
  const { mode } = form.values;
  const amountField = form.controlled("amountPaise");
  const takesNothing = isRefusedWhatever(shown?.refusal ?? null);
  // Under terms the gold follows from them, sometimes by a rate that is still to come; nobody types a weight.
  const needsWeight = shown?.book.accrual === "weight" && shown.book.terms === null && shown.ratePaisePerGram === null;
  return (
    <Card className="flex flex-col gap-5">
      <AmountField
        label={t("Amount")}
        isRequired
        {...amountField}
        value={amountShown}
        ref={(element) => {
          setAmountInput(element);
          amountField.ref(element);
        }}
        hint={
          shown?.book.paymentRule === "fixed"
            ? t("{amount} for each instalment; several may be paid at once.", {
                amount: rupees(shown.book.amountPaise),
              })
            : undefined
        }
      />
      <RadioGroup label={t("Payment Mode")} options={paymentMethodOptions()} {...form.controlled("mode")} />
      {mode === "Cash" && shown !== null && !preview.isStale && <CashNote preview={shown} />}
      {mode !== "Cash" && (
        <TextField
          label={transactionLabel(mode)}
          isRequired={payment.isNumberNeeded(mode)}
          autoCapitalize="characters"
          maxLength={60}
          {...form.field("transactionNumber")}
        />
      )}
      {needsWeight && (
        <TextField
          label={t("Weight in grams")}
          isRequired
          inputMode="decimal"
          hint={t("There is no gold rate today.")}
          {...form.field("weightMg")}
        />
      )}
      <div className="flex flex-col gap-2">
        <Button type="submit" look="primary" disabled={takesNothing} isBusy={form.isSaving} onPointerDown={press}>
          {t("Save Payment Details")}
        </Button>
        <p role="status" className="text-center text-sm text-gold-ink empty:hidden">
          {form.isSaving ? null : notSaved}
        </p>
      </div>
    </Card>
  );
}

/** No other amount or method would help: the card says why, and nothing can be saved. */
function isRefusedWhatever(refusal: string | null): boolean {
  return refusal === "book_closed" || refusal === "book_not_open" || refusal === "all_instalments_paid";
}
