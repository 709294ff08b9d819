import { lazy, Suspense } from "react";
import { grams } from "#format/grams.ts";
import { t } from "#i18n/i18n.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { instalmentChoices } from "./instalment-choices.ts";
import type { ReceiptFacts } from "./receipt.tsx";
import { useAcknowledgementForm } from "./use-acknowledgement-form.ts";

const LeavesOpenQuestion = lazy(() => import("./leaves-open-question.tsx"));

interface Props {
  row: PaymentRow;
  onClose: () => void;
  onAcknowledged: (payment: ReceiptFacts) => void;
}

/** The form for a payment that waits to be acknowledged. */
export function WaitingPayment({ row, onClose, onAcknowledged }: Props) {
  const acknowledgement = useAcknowledgementForm(row, onAcknowledged);
  const { form, leavesOpen, isPending, isGold } = acknowledgement;
  return (
    <form
      noValidate
      aria-label={t("Send Acknowledgement")}
      onSubmit={(event) => void acknowledgement.save(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        label={t("Payment Transaction Number")}
        isRequired
        autoFocus
        maxLength={60}
        {...form.field("transactionNumber")}
      />
      {isPending && (
        <DateField
          label={t("Credited by the bank on")}
          isRequired
          hint={t("The day on the bank's statement. Its gold rate counts, and whether the payment was in time.")}
          {...form.controlled("creditedOn")}
        />
      )}
      <SelectField
        label={t("Installment No.")}
        isRequired
        placeholder={t("Select")}
        options={instalmentChoices(row)}
        {...(row.instalmentCount > 1 && {
          hint: t("The first of the {count} that this payment is for.", { count: row.instalmentCount }),
        })}
        {...form.controlled("instalmentNumber")}
      />
      {isGold && <WeightFields acknowledgement={acknowledgement} />}
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
        <Button type="submit" look="primary" isBusy={form.isSaving || acknowledgement.isAsking}>
          {t("Send Acknowledgement")}
        </Button>
      </DialogActions>
      <Suspense>
        {leavesOpen.length > 0 && (
          <LeavesOpenQuestion
            row={row}
            instalment={form.values.instalmentNumber}
            leavesOpen={leavesOpen}
            onNo={() => acknowledgement.decide(false)}
            onYes={() => acknowledgement.decide(true)}
          />
        )}
      </Suspense>
    </form>
  );
}

function WeightFields({ acknowledgement }: { acknowledgement: ReturnType<typeof useAcknowledgementForm> }) {
  const { form, isPending, weight } = acknowledgement;
  const { computedMg } = weight;
  const weightField = form.field("weightMg");
  const reasonField = form.field("weightReason");
  const isDayOpen = isPending && form.values.creditedOn === "";
  return (
    <>
      <TextField
        label={t("Weight in grams")}
        isRequired
        inputMode="decimal"
        hint={
          computedMg === null
            ? isDayOpen
              ? t("Enter the day first: its rate gives the weight.")
              : t("That day has no gold rate.")
            : t("{weight} at the rate of its day.", { weight: grams(computedMg) })
        }
        {...weightField}
        value={weight.shown}
        onChange={(event) => {
          weight.onTyped();
          weightField.onChange(event);
        }}
      />
      {(weight.isChanged || reasonField.error !== undefined) && (
        <TextField
          label={t("Reason for another weight")}
          isRequired
          maxLength={300}
          hint={t("Both weights and the reason are kept.")}
          {...reasonField}
        />
      )}
    </>
  );
}
