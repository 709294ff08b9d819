import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { BenefitProps } from "./benefit-rows.tsx";
import { AddButton, PercentField, RemoveButton, WordsField } from "./fields.tsx";
import { baseOptions, benefitOfBase } from "./benefit-kinds.ts";
import type { Condition } from "./terms-draft.ts";

/** What a benefit is reckoned from, what its steps look at, and what it stops at. */
export function BenefitMore({ terms, benefit, at, set }: BenefitProps) {
  const { as, of, rows, between, cap } = benefit;
  const errors = ["between", "cap", ...(as === "making" ? [] : ["of"])];
  const hasError = errors.some((name) => terms.errorAt("benefits", at, name) !== undefined);
  return (
    <details className="text-sm" open={hasError}>
      <summary className="min-h-6 cursor-pointer font-medium text-brand-ink">{t("More about this benefit")}</summary>
      <div className="mt-3 flex flex-col gap-4">
        {as !== "making" && (
          <SelectField
            label={t("Reckoned from")}
            value={of}
            error={terms.errorOf("benefits", at, "of")}
            options={baseOptions(as)}
            onValueChange={(chosen) => set(benefitOfBase(benefit, chosen))}
          />
        )}
        <ConditionChoice benefit={benefit} set={set} />
        {as === "rupees" && (
          <SelectField
            label={t("The shop gives")}
            value={rows[0]?.give.in ?? "percent"}
            options={[
              { value: "percent", label: t("a percentage") },
              { value: "paise", label: t("an amount in rupees") },
            ]}
            onValueChange={(unit) => set({ rows: rows.map((row) => ({ ...row, give: { ...row.give, in: unit } })) })}
          />
        )}
        <Checkbox
          label={t("Only once the book is ready")}
          checked={benefit.isAtMaturityOnly}
          onChange={(event) => set({ isAtMaturityOnly: event.currentTarget.checked })}
        />
        <Checkbox
          label={t("Between two steps it changes day by day")}
          error={terms.errorOf("benefits", at, "between")}
          checked={between === "linear"}
          onChange={(event) => set({ between: event.currentTarget.checked ? "linear" : "step" })}
        />
        {as !== "gold" && (
          <AmountField
            label={t("In all at most")}
            className="max-w-60"
            value={cap}
            error={terms.errorAt("benefits", at, "cap")}
            onValueChange={(typed) => set({ cap: typed })}
          />
        )}
      </div>
    </details>
  );
}

/** Which conditions the steps have. */
function ConditionChoice({ benefit: { conditions, of }, set }: Pick<BenefitProps, "benefit" | "set">) {
  const labels: Record<Condition, string> = {
    months: t("months since joining"),
    days: t("days since joining"),
    paid: t("instalments paid"),
  };
  const all: readonly Condition[] = of === "payment" ? ["months", "days"] : ["months", "days", "paid"];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t("A step looks at")}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={labels[name]}
            checked={conditions.includes(name)}
            onChange={(event) =>
              set({
                conditions: event.currentTarget.checked
                  ? [...conditions, name]
                  : conditions.filter((other) => other !== name),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a waiver of making charges covers. */
export function WaiverFields({ terms, benefit, at, set }: BenefitProps) {
  const { points, covers, beyond, items } = benefit;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PercentField
          label={t("Of a value addition up to")}
          hint={t("Empty: of all of it.")}
          value={points}
          error={terms.errorAt("benefits", at, "points")}
          onValueChange={(typed) => set({ points: typed })}
        />
        <SelectField
          label={t("It covers")}
          className="sm:col-span-2"
          value={covers === "bill" ? "bill" : "saved"}
          options={[
            {
              value: "saved",
              label:
                terms.value.savesIn === "gold"
                  ? t("as many grams as were saved")
                  : t("as many grams as what was paid buys on the day"),
            },
            { value: "bill", label: t("the whole bill") },
          ]}
          onValueChange={(chosen) => set({ covers: chosen })}
        />
        <PercentField
          label={t("Off on further grams")}
          hint={t("Empty: they are charged in full.")}
          value={beyond}
          error={terms.errorAt("benefits", at, "beyond")}
          onValueChange={(typed) => set({ beyond: typed })}
        />
      </div>
      {items.map(({ key, kind, percent }, place) => (
        <div key={key} className="flex items-end gap-2">
          <div className="terms-row min-w-0 flex-1">
            <WordsField
              label={t("Kind of piece {number}", { number: place + 1 })}
              isRequired
              value={kind}
              error={undefined}
              onValueChange={(typed) => set({ items: changed(items, key, { kind: typed }) })}
            />
            <PercentField
              label={t("Off on kind {number}", { number: place + 1 })}
              isRequired
              value={percent}
              error={terms.errorAt("benefits", at, "items", kind.trim())}
              onValueChange={(typed) => set({ items: changed(items, key, { percent: typed }) })}
            />
          </div>
          <RemoveButton
            label={t("Remove kind {number}", { number: place + 1 })}
            onRemove={() => set({ items: without(items, key) })}
          />
        </div>
      ))}
      {terms.errorOf("benefits", at, "items") !== undefined && (
        <p className="text-sm font-medium text-danger-ink">{terms.errorOf("benefits", at, "items")}</p>
      )}
      <AddButton
        label={t("Another percentage for a kind of piece")}
        onAdd={() => set({ items: [...items, { key: nextKey(items), kind: "", percent: "" }] })}
      />
    </>
  );
}
