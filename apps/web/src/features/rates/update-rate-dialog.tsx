import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { listPayments } from "@thangam/contracts/payments/list-operations";
import { goldRateHistory, listGoldRates, setGoldRate, todaysGoldRate } from "@thangam/contracts/rates/operations";
import { purities } from "@thangam/contracts/rates/schemas";
import { rupees as typedRupees } from "@thangam/contracts/values/money";
import { useState } from "react";
import * as z from "zod/mini";
import { useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { day, shopDay } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import type { FieldError } from "#forms/resolver.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { purityLabel } from "./purity-label.ts";

/** Sets today's rate of one purity. */
export default function UpdateRateDialog({ onClose }: { onClose: () => void }) {
  const [today] = useState(() => day(shopDay(new Date())));
  const form = useOperationForm(setGoldRate, {
    defaults: { ratePaisePerGram: "", again: "", purity: "22K" },
    toInput: ({ ratePaisePerGram, purity: of }) => ({ ratePaisePerGram, purity: of }),
    check: ({ ratePaisePerGram, again }): FieldError[] =>
      isFar && again !== ratePaisePerGram
        ? [{ name: "again", message: t("This is far from the last rate. Type it once more, the same.") }]
        : [],
    guardsLeaving: false,
    invalidates: [listGoldRates, todaysGoldRate, goldRateHistory, previewPayment, listPayments],
    onSaved: () => {
      toast.success(notice("gold_rate_set"));
      onClose();
    },
  });
  const purity = purities.find((known) => known === form.values.purity) ?? "22K";
  const last = useOperation(listGoldRates, { purity, pageSize: 1 }).data?.rows[0];
  const change = last === undefined ? null : changeAgainst(last.ratePaisePerGram, form.values.ratePaisePerGram);
  const isFar = change !== null && Math.abs(change) > FAR_PERCENT;
  return (
    <FormDialog form={form} onClose={onClose} formLabel={t("Update Gold Rate")} title={t("Update Gold Rate")}>
      <TextField label={t("Date")} disabled value={today} />
      <RadioGroup
        label={t("Purity")}
        options={purities.map((known) => ({ value: known, label: purityLabel(known) }))}
        {...form.controlled("purity")}
      />
      <AmountField
        label={t("Gold Rate")}
        isRequired
        autoFocus
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
      <p role="status" className="text-sm text-gold-ink empty:hidden">
        {change !== null && t("{change} % against the last.", { change: signed.format(change) })}
      </p>
      {isFar && <AmountField label={t("The same rate again")} isRequired {...form.controlled("again")} />}
    </FormDialog>
  );
}

const typedRate = typedRupees();

/** In percent: a typing mistake is further off than a rate goes in a day. */
const FAR_PERCENT = 5;

const signed = new Intl.NumberFormat("en-IN", { signDisplay: "exceptZero", maximumFractionDigits: 1 });

/** How far what was typed is from the last rate, in percent; null while it is no rate. */
function changeAgainst(lastPaise: bigint, typed: string): number | null {
  const paise = z.safeDecode(typedRate, typed).data;
  if (paise === undefined || paise === 0n || lastPaise === 0n) return null;
  return Number(((paise - lastPaise) * 10_000n) / lastPaise) / 100;
}
