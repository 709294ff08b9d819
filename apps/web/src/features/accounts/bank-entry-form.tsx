import { recordBankEntry } from "@thangam/contracts/accounts/bank-operations";
import { bankDirectionCodes, bankEntryModeCodes } from "@thangam/contracts/accounts/schemas";
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

/** Records a line of the bank's statement. */
export function BankEntryForm() {
  const [today] = useState(() => shopDay(new Date()));
  const form = useOperationForm(recordBankEntry, {
    defaults: {
      direction: "Credit",
      mode: "UPI",
      amountPaise: "",
      reference: "",
      day: today,
    },
    fieldOfRefusal: {
      clearing_exceeded: "amountPaise",
      bank_reference_used: "reference",
      day_closed: "day",
      day_not_come: "day",
      later_day_closed: "day",
    },
    invalidates: staleAfterEntry,
    onSaved: () => {
      toast.success(t("The line is recorded."));
      form.startAgain();
    },
  });
  const optionsOf = (phrases: readonly string[]) => phrases.map((value) => ({ value, label: labelOf(value) }));
  return (
    <Card title={t("Line of the bank's statement")}>
      <form
        noValidate
        aria-label={t("Line of the bank's statement")}
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <SelectField
          label={t("Credit or debit")}
          options={optionsOf(bankDirectionCodes.phrases)}
          hint={t("A credit confirms what was received, a debit what was paid back.")}
          {...form.controlled("direction")}
        />
        <SelectField
          label={t("Payment Mode")}
          isRequired
          options={optionsOf(bankEntryModeCodes.phrases)}
          {...form.controlled("mode")}
        />
        <AmountField label={t("Amount")} isRequired {...form.controlled("amountPaise")} />
        <DateField label={t("Day")} {...form.controlled("day")} />
        <TextField
          label={t("Reference on the statement")}
          isRequired
          maxLength={40}
          className="sm:col-span-2"
          {...form.field("reference")}
        />
        <Button type="submit" look="primary" isBusy={form.isSaving} className="sm:col-span-2 sm:justify-self-start">
          {t("Record the line")}
        </Button>
      </form>
    </Card>
  );
}
