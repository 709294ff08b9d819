import { recordCashWithdrawal } from "@thangam/contracts/accounts/bank-operations";
import { cashSourceCodes } from "@thangam/contracts/accounts/schemas";
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

/** Records cash that was brought into the drawer. The close of a day may have said on which day how much is missing there. */
export function WithdrawalForm({ missing }: { missing: { day: string; amount: string } | null }) {
  const [today] = useState(() => shopDay(new Date()));
  const blank = { takenFrom: "Safe", day: today, amountPaise: "", reference: "", note: "" };
  const form = useOperationForm(recordCashWithdrawal, {
    defaults: missing === null ? blank : { ...blank, day: missing.day, amountPaise: missing.amount },
    toInput: (values) => (values.takenFrom === "Bank" ? values : { ...values, reference: "" }),
    fieldOfRefusal: {
      cash_not_there: "amountPaise",
      bank_reference_used: "reference",
      day_closed: "day",
      day_not_come: "day",
      later_day_closed: "day",
    },
    invalidates: staleAfterEntry,
    onSaved: () => {
      toast.success(t("The cash is recorded."));
      form.startAgain(blank);
    },
  });
  const isFromBank = form.values.takenFrom === "Bank";
  return (
    <Card title={t("Cash into the drawer")}>
      <form
        noValidate
        aria-label={t("Cash into the drawer")}
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <SelectField
          label={t("Taken from")}
          options={cashSourceCodes.phrases.map((value) => ({ value, label: labelOf(value) }))}
          {...form.controlled("takenFrom")}
        />
        <DateField label={t("Day")} {...form.controlled("day")} />
        <AmountField label={t("Amount")} isRequired autoFocus={missing !== null} {...form.controlled("amountPaise")} />
        {isFromBank && (
          <TextField
            label={t("Number of the cheque or withdrawal")}
            isRequired
            maxLength={40}
            hint={t("Each cheque and each withdrawal counts once.")}
            {...form.field("reference")}
          />
        )}
        <TextField
          label={t("Note")}
          maxLength={200}
          className={isFromBank ? "sm:col-span-2" : ""}
          {...form.field("note")}
        />
        <Button type="submit" look="primary" isBusy={form.isSaving} className="sm:col-span-2 sm:justify-self-start">
          {t("Record the cash")}
        </Button>
      </form>
    </Card>
  );
}
