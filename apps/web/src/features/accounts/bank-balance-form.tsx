import { recordBankBalance } from "@thangam/contracts/accounts/bank-balance-operations";
import type { bankBalance } from "@thangam/contracts/accounts/bank-balance-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { shopDay } from "#format/dates.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import type { Column } from "#ui/data-table.tsx";
import { DateField } from "#ui/date-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterBankBalance } from "./stale-after.ts";
import { UnconfirmedEntries } from "./unconfirmed-entries.tsx";

const none: readonly string[] = [];

/** Records what the bank's statement holds, and which entries it does not show yet. */
export function BankBalanceForm({ balance: { asOf, unconfirmed } }: { balance: OutputOf<typeof bankBalance> }) {
  const [today] = useState(() => shopDay(new Date()));
  const form = useOperationForm(recordBankBalance, {
    defaults: { day: today, balancePaise: "", reason: "", openIds: none },
    // What is posted while this is typed is not confirmed by it.
    toInput: (values) => ({ ...values, asOf: asOf.toString() }),
    fieldOfRefusal: {
      day_not_come: "day",
      later_balance_recorded: "day",
      variance_reason_missing: "reason",
    },
    invalidates: staleAfterBankBalance,
    onSaved: () => {
      toast.success(t("The balance is recorded."));
      form.startAgain();
    },
  });
  const { openIds } = form.values;
  return (
    <form
      noValidate
      aria-label={t("Balance of the bank's statement")}
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <p className="mb-3 text-muted">
          {t(
            "Tick what the statement does not show yet. Everything else up to the day of the statement is confirmed by its balance.",
          )}
        </p>
        <UnconfirmedEntries entries={unconfirmed} choice={choiceOf(openIds, (ids) => form.setValue("openIds", ids))} />
      </div>
      <DateField label={t("Day of the statement")} {...form.controlled("day")} />
      <AmountField
        label={t("Balance on the statement")}
        hint={t("With a minus for an overdraft.")}
        isRequired
        {...form.controlled("balancePaise")}
      />
      <TextField
        label={t("Reason")}
        maxLength={300}
        className="sm:col-span-2"
        hint={t("Needed where the balance differs from what is expected. The other Admins are told.")}
        {...form.field("reason")}
      />
      <Button type="submit" look="primary" isBusy={form.isSaving} className="sm:col-span-2 sm:justify-self-start">
        {t("Record the balance")}
      </Button>
    </form>
  );
}

/** The column in which an entry is ticked that the statement does not show yet. */
function choiceOf(
  chosen: readonly string[],
  onChange: (ids: readonly string[]) => void,
): Column<{ journalId: bigint }> {
  return {
    heading: t("Not shown yet"),
    cell: ({ journalId }) => {
      const id = journalId.toString();
      const others = chosen.filter((other) => other !== id);
      return (
        <Checkbox
          label={<span className="sr-only">{t("Entry {number} is not shown yet", { number: id })}</span>}
          checked={chosen.includes(id)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...others, id] : others)}
        />
      );
    },
  };
}
