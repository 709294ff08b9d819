import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { topupLines } from "@thangam/contracts/schemes/lines/condition-lines";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { blankTopup } from "./blank-drafts.ts";
import { AddButton, PercentField, RemoveButton } from "./fields.tsx";
import { More } from "./question.tsx";
import type { TopupDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** A festival's extra, with its days. */
export function FestivalSection({ terms }: { terms: TermsField }) {
  const { topups } = terms.value;
  const lines = topupLines(t, terms.known.topups);
  return (
    <More
      title={t("Festivals")}
      summary={lines.length === 0 ? t("None") : lines.join(" ")}
      hasError={terms.errorAt("topups") !== undefined}
    >
      {topups.map((topup, at) => (
        <TopupFields key={topup.key} terms={terms} topup={topup} at={at} />
      ))}
      <AddButton
        label={t("Add a festival")}
        onAdd={() => terms.set({ topups: [...topups, blankTopup(nextKey(topups))] })}
      />
    </More>
  );
}

function TopupFields({ terms, topup, at }: { terms: TermsField; topup: TopupDraft; at: number }) {
  const { topups } = terms.value;
  const number = at + 1;
  const set = (values: Partial<TopupDraft>) => terms.set({ topups: changed(topups, topup.key, values) });
  const give = {
    isRequired: true,
    value: topup.give.amount,
    error: terms.errorAt("topups", at, "give"),
    onValueChange: (amount: string) => set({ give: { ...topup.give, amount } }),
  };
  return (
    <fieldset className="grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t("Festival {number}", { number })}</legend>
      <SelectField
        label={t("For")}
        className="sm:col-span-2"
        value={topup.on}
        options={[
          { value: "payment", label: t("payments made on these days") },
          { value: "joining", label: t("who joins on these days") },
        ]}
        onValueChange={(on) => set({ on })}
      />
      <SelectField
        label={t("The extra is")}
        className="sm:col-span-2"
        value={topup.of === "gold" ? "gold" : topup.give.in}
        error={terms.errorAt("topups", at, "of")}
        options={[
          { value: "percent", label: t("a percentage of what is paid") },
          { value: "gold", label: t("a percentage of the gold") },
          { value: "paise", label: t("an amount in rupees") },
        ]}
        onValueChange={(chosen) =>
          set({
            of: chosen === "gold" ? "gold" : "paid",
            give: { ...topup.give, in: chosen === "paise" ? "paise" : "percent" },
          })
        }
      />
      <DateField
        label={t("First day")}
        isRequired
        value={topup.from}
        error={terms.errorAt("topups", at, "from")}
        onValueChange={(from) => set({ from })}
      />
      <DateField
        label={t("Last day")}
        isRequired
        value={topup.to}
        error={terms.errorAt("topups", at, "to")}
        onValueChange={(to) => set({ to })}
      />
      {topup.give.in === "paise" ? (
        <AmountField label={t("Amount of the extra")} {...give} />
      ) : (
        <PercentField label={t("Percentage of the extra")} {...give} />
      )}
      <RemoveButton
        label={t("Remove festival {number}", { number })}
        onRemove={() => terms.set({ topups: without(topups, topup.key) })}
      />
    </fieldset>
  );
}
