import { useState } from "react";
import type { SyntheticEvent } from "react";
import { listBranches } from "@thangam/contracts/branches/branch-operations";
import { useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { day, shopDay } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { t } from "#i18n/i18n.ts";
import { useBranches, useChosenBranch } from "#list-page/chosen-branch.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { purityLabel } from "./purity-label.ts";
import { useRate } from "./use-rate.ts";

/** Sets today's rates: that of 22 carat, by which most schemes save, and those of other gold that are typed beside it. */
export default function UpdateRateDialog({ onClose }: { onClose: () => void }) {
  const [today] = useState(() => day(shopDay(new Date())));
  const whose = useWhose();
  const form = useRates(whose.branch, onClose);
  return (
    <FormDialog form={form} onClose={onClose} formLabel={t("Update Gold Rate")} title={t("Update Gold Rate")}>
      <TextField label={t("Date")} disabled value={today} />
      {whose.options.length > 1 && <SelectField label={t("Branch")} {...whose.field} options={whose.options} />}
      <p className="-mb-2 text-sm text-muted">{t("Rupees for one gram. What stays empty is not changed.")}</p>
      {form.rates.map((rate, place) => (
        <RateFields key={rate.purity} rate={rate} isFirst={place === 0} />
      ))}
    </FormDialog>
  );
}

/** Whose rate is set: the shop's, or that of a branch which has its own. */
function useWhose() {
  const isOfSeveral = useBranches().length > 0;
  const branches = useOperation(listBranches, {}, { enabled: isOfSeveral }).data ?? [];
  const own = branches.filter(({ hasOwnRate }) => hasOwnRate);
  const chosen = useChosenBranch().branchNumber;
  const [picked, pick] = useState(chosen === undefined ? "" : String(chosen));
  const branch = own.find(({ branchNumber }) => String(branchNumber) === picked);
  return {
    branch: branch === undefined ? {} : { branchNumber: branch.branchNumber },
    field: { value: branch === undefined ? "" : picked, onValueChange: pick },
    options: [
      { value: "", label: t("The shop") },
      ...own.map(({ branchNumber, name }) => ({ value: String(branchNumber), label: name })),
    ],
  };
}

/** Nothing is sent before all that is typed is right, and then one rate after the other. */
function useRates(branch: { branchNumber?: number }, onClose: () => void) {
  const rates = [useRate("22K", branch), useRate("24K", branch), useRate("18K", branch)] as const;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = rates.filter(({ isTyped }) => isTyped);
    // Sent alone, what is not right says so at its field; of an empty form, its first field does.
    const wrong = typed.length === 0 ? rates[0] : typed.find(({ isRight }) => !isRight);
    if (wrong !== undefined) return void (await wrong.send());
    const outcomes: string[] = [];
    for (const { send } of typed) {
      const outcome = await send();
      if (outcome === "refused") return;
      outcomes.push(outcome);
    }
    if (outcomes.includes("saved")) toast.success(notice("gold_rate_set"));
    onClose();
  }

  return {
    rates,
    submit,
    isSaving: rates.some(({ form }) => form.isSaving),
    refusal: rates.map(({ form }) => form.refusal).find((refusal) => refusal !== null) ?? null,
    keepRefusals: rates[0].form.keepRefusals,
  };
}

/** One purity: its rate, how far it is from the last, and where that is far, the rate once more. */
function RateFields({ rate, isFirst }: { rate: ReturnType<typeof useRate>; isFirst: boolean }) {
  const { form, last, change, isFar } = rate;
  const purity = purityLabel(rate.purity);
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={t("Gold Rate, {purity}", { purity })}
        autoFocus={isFirst}
        hint={last && t("The last was {rate} on {day}.", { rate: rupees(last.ratePaisePerGram), day: day(last.day) })}
        {...form.controlled("ratePaisePerGram")}
      />
      <p role="status" className="text-sm text-gold-ink empty:hidden">
        {change !== null && t("{change} % against the last.", { change: signed.format(change) })}
      </p>
      {isFar && (
        <AmountField label={t("The same rate again, {purity}", { purity })} isRequired {...form.controlled("again")} />
      )}
    </div>
  );
}

const signed = new Intl.NumberFormat("en-IN", { signDisplay: "exceptZero", maximumFractionDigits: 1 });
