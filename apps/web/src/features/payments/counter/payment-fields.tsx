import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { paymentMethodOptions, transactionLabel } from "#shared/payments/payment-labels.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CashNote } from "#features/payments/cash-note.tsx";
import type { useCounterPayment } from "#features/payments/use-counter-payment.ts";
import type { Preview } from "#features/payments/use-preview.ts";
import { AmountChips } from "./amount-chips.tsx";

/** The amount and the payment method. */
export function PaymentFields({ payment }: { payment: ReturnType<typeof useCounterPayment> }) {
  const { form, preview, amountShown, setAmountInput } = payment;
  const { shown } = preview;
  const { mode } = form.values;
  const amountField = form.controlled("amountPaise");
  // Under terms the gold follows from them, sometimes by a rate that is still to come; nobody types a weight.
  const needsWeight = shown?.book.accrual === "weight" && shown.book.terms === null && shown.ratePaisePerGram === null;
  return (
    <div className="counter-fields">
      {/* Above the amount, which has the focus: Tab goes from it to the payment method, and back to these with Shift. */}
      {shown?.book.paymentRule === "fixed" && shown.dueAmountPaise !== null && (
        <AmountChips
          preview={shown}
          amount={amountShown}
          onAmount={amountField.onValueChange}
          onOther={payment.focusAmount}
        />
      )}
      <AmountField
        label={t("Amount")}
        isRequired
        className="counter-amount"
        {...amountField}
        value={amountShown}
        ref={(element) => {
          setAmountInput(element);
          amountField.ref(element);
        }}
        hint={shown === null ? undefined : limitOf(shown)}
      />
      <RadioGroup
        label={t("Payment Mode")}
        className="counter-modes"
        options={paymentMethodOptions()}
        {...form.controlled("mode")}
      />
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
    </div>
  );
}

/** "₹ 1,000.00 for each instalment; 2 left: at most ₹ 2,000.00." */
function limitOf({ book, amountRule }: Preview): string | undefined {
  if (amountRule !== null) {
    const { minimumPaise, multipleOfPaise } = amountRule;
    return t("At least {least}, in steps of {step}", { least: rupees(minimumPaise), step: rupees(multipleOfPaise) });
  }
  const { amountPaise, instalments, nextInstalment } = book;
  // Why a book takes nothing more is said above.
  if (nextInstalment === null) return undefined;
  const left = instalments - nextInstalment + 1;
  return t("{amount} for each instalment; {count} left: at most {most}.", {
    amount: rupees(amountPaise),
    count: left,
    most: rupees(amountPaise * BigInt(left)),
  });
}
