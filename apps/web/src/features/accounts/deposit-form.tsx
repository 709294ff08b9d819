import { recordBankDeposit } from "@thangam/contracts/accounts/bank-operations";
import { cashPlaceCodes } from "@thangam/contracts/accounts/schemas";
import { useState } from "react";
import { shopDay } from "#format/dates.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterEntry } from "./stale-after.ts";

/** Records cash that was paid in at the bank. */
export function DepositForm() {
  const [today] = useState(() => shopDay(new Date()));
  const form = useOperationForm(recordBankDeposit, {
    defaults: { takenFrom: "Safe", amountPaise: "", slipNumber: "", day: today },
    fieldOfRefusal: {
      cash_not_there: "amountPaise",
      bank_reference_used: "slipNumber",
      day_closed: "day",
      day_not_come: "day",
      later_day_closed: "day",
    },
    invalidates: staleAfterEntry,
    onSaved: () => {
      toast.success(t("The deposit is recorded."));
      form.startAgain();
    },
  });
  return (
    <Card title={t("Cash to the bank")}>
      <form
        noValidate
        aria-label={t("Cash to the bank")}
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <SelectField
          label={t("Taken from")}
          options={cashPlaceCodes.phrases.map((value) => ({ value, label: labelOf(value) }))}
          {...form.controlled("takenFrom")}
        />
        <DateField label={t("Day")} {...form.controlled("day")} />
        <AmountField label={t("Amount")} isRequired {...form.controlled("amountPaise")} />
        <TextField
          label={t("Number of the slip")}
          isRequired
          maxLength={40}
          hint={t("Each slip counts once.")}
          {...form.field("slipNumber")}
        />
        <Button type="submit" look="primary" isBusy={form.isSaving} className="sm:col-span-2 sm:justify-self-start">
          {t("Record the deposit")}
        </Button>
      </form>
    </Card>
  );
}
