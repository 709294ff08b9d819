import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { listPayments } from "@thangam/contracts/payments/list-operations";
import { goldRateHistory, listGoldRates, setGoldRate, todaysGoldRate } from "@thangam/contracts/rates/operations";
import { purities } from "@thangam/contracts/rates/schemas";
import { useState } from "react";
import { useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { day, shopDay } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

/** Sets today's rate of one purity. */
export default function UpdateRateDialog({ onClose }: { onClose: () => void }) {
  const [today] = useState(() => day(shopDay(new Date())));
  const form = useOperationForm(setGoldRate, {
    defaults: { ratePaisePerGram: "", purity: "22K" },
    guardsLeaving: false,
    invalidates: [listGoldRates, todaysGoldRate, goldRateHistory, previewPayment, listPayments],
    onSaved: () => {
      toast.success(notice("gold_rate_set"));
      onClose();
    },
  });
  const purity = purities.find((known) => known === form.values.purity) ?? "22K";
  const last = useOperation(listGoldRates, { purity, pageSize: 1 }).data?.rows[0];
  return (
    <FormDialog form={form} onClose={onClose} formLabel={t("Update Gold Rate")} title={t("Update Gold Rate")}>
      <TextField label={t("Date")} disabled value={today} />
      <RadioGroup
        label={t("Purity")}
        options={[
          { value: "22K", label: t("22 carat") },
          { value: "24K", label: t("24 carat") },
        ]}
        {...form.controlled("purity")}
      />
      <AmountField
        label={t("Gold Rate")}
        isRequired
        hint={
          last === undefined
            ? t("Rupees for one gram.")
            : t("Rupees for one gram. The last was {rate} on {day}.", {
                rate: rupees(last.ratePaisePerGram),
                day: day(last.day),
              })
        }
        {...form.controlled("ratePaisePerGram")}
      />
    </FormDialog>
  );
}
