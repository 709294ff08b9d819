import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { listCounters, saveCounter } from "@thangam/contracts/settings/counter-operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

export type Counter = OutputOf<typeof listCounters>[number];

/** Adds a counter, or changes what may change of one. Its letters stay. */
export function CounterDialog({ counter, onClose }: { counter: Counter | undefined; onClose: () => void }) {
  const { name = "", series = "", givesOnline = false, isOpen = true } = counter ?? {};
  const form = useOperationForm(saveCounter, {
    defaults: { name, series, givesOnline, isOpen },
    toInput: (values) => ({ ...values, ...(counter && { counterId: counter.counterId }) }),
    invalidates: [listCounters],
    fieldOfRefusal: { counter_series_used: "series", counter_series_fixed: "series", counter_name_used: "name" },
    onSaved: () => {
      toast.success(t("The counter is saved."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={counter === undefined ? t("Add a counter") : t("Change a counter")}
    >
      <TextField label={t("Name")} isRequired maxLength={60} {...form.field("name")} />
      <TextField
        label={t("Letters of its receipts")}
        isRequired
        maxLength={3}
        autoCapitalize="characters"
        readOnly={counter !== undefined}
        hint={counter === undefined ? t("One to three. They cannot be changed later.") : t("They stay.")}
        {...form.field("series")}
      />
      <Checkbox
        label={t("Gives the receipts of online payments")}
        checked={form.values.givesOnline}
        disabled={givesOnline}
        onChange={(event) => form.setValue("givesOnline", event.currentTarget.checked)}
      />
      {counter !== undefined && (
        <Checkbox
          label={t("Open")}
          hint={t("A closed counter gives no receipts. Its letters stay its own.")}
          checked={form.values.isOpen}
          onChange={(event) => form.setValue("isOpen", event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
