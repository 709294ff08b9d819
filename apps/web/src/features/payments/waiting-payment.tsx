import { grams } from "#format/grams.ts";
import { t } from "#i18n/i18n.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { instalmentChoices } from "./instalment-choices.ts";
import type { ReceiptFacts } from "./receipt.tsx";
import { useAcknowledgementForm } from "./use-acknowledgement-form.ts";

interface Props {
  row: PaymentRow;
  onClose: () => void;
  onAcknowledged: (payment: ReceiptFacts) => void;
}

/** The form for a payment that waits to be acknowledged. */
export function WaitingPayment({ row, onClose, onAcknowledged }: Props) {
  const { form, isGold, isWeightChanged } = useAcknowledgementForm(row, onAcknowledged);
  const reasonField = form.field("weightReason");
  return (
    <form
      noValidate
      aria-label={t("Send Acknowledgement")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        label={t("Payment Transaction Number")}
        isRequired
        autoFocus
        maxLength={60}
        {...form.field("transactionNumber")}
      />
      <SelectField
        label={t("Installment No.")}
        isRequired
        placeholder={t("Select")}
        options={instalmentChoices(row)}
        {...(row.instalmentCount > 1 && {
          hint: t("The first of {count} instalments that this payment is for.", { count: row.instalmentCount }),
        })}
        {...form.controlled("instalmentNumber")}
      />
      {isGold && (
        <TextField
          label={t("Weight in grams")}
          isRequired
          inputMode="decimal"
          hint={
            row.computedWeightMg === null
              ? t("That day has no gold rate.")
              : t("{weight} at the rate of its day.", { weight: grams(row.computedWeightMg) })
          }
          {...form.field("weightMg")}
        />
      )}
      {isGold && (isWeightChanged || reasonField.error !== undefined) && (
        <TextField
          label={t("Reason for another weight")}
          isRequired
          maxLength={300}
          hint={t("Both weights and the reason are kept.")}
          {...reasonField}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Send Acknowledgement")}
        </Button>
      </DialogActions>
    </form>
  );
}
