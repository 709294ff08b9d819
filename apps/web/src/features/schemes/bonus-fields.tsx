import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import type { BenefitField } from "./benefit-field.ts";
import { CountedBy } from "./counted-by.tsx";
import { StepRows } from "./step-rows.tsx";

/** What the bonus is a share of, and its steps. */
export function BonusFields({ value, set, errorAt }: BenefitField) {
  const { bonusOf, bonusBy, bonusSteps } = value;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Bonus")}
          hint={
            bonusOf === "instalment"
              ? t("50 % is half of an instalment, 200 % is two instalments.")
              : t("Given when the book is settled by a bill or a voucher.")
          }
          options={[
            { label: t("No bonus"), value: "none" },
            { label: t("A share of one instalment, in rupees"), value: "instalment" },
            { label: t("A share of the gold saved, in gold"), value: "weight" },
          ]}
          value={bonusOf}
          error={errorAt("bonus", "of")}
          onValueChange={(of) => set({ bonusOf: of })}
        />
        {bonusOf !== "none" && (
          <CountedBy name="bonusBy" value={bonusBy} onValueChange={(by) => set({ bonusBy: by })} />
        )}
      </div>
      {bonusOf !== "none" && (
        <StepRows
          legend={t("Steps of the bonus")}
          by={bonusBy}
          rows={bonusSteps}
          onRowsChange={(rows) => set({ bonusSteps: rows })}
          errorAt={(...path) => errorAt("bonus", "steps", ...path)}
        />
      )}
    </div>
  );
}
