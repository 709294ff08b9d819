import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { BenefitField } from "./benefit-field.ts";
import { CountedBy } from "./counted-by.tsx";
import { StepRows } from "./step-rows.tsx";

/** How much of the making charge is waived. */
export function WaiverFields({ value, set, errorAt }: BenefitField) {
  const { waiver, waiverBy, waiverSteps, capPaise } = value;
  const isWaived = waiver !== "none";
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Making charge")}
          hint={t("What the bill leaves out when the savings are spent on jewellery.")}
          options={[
            { label: t("Charged in full"), value: "none" },
            { label: t("A share of it is waived"), value: "making_charge" },
          ]}
          value={waiver}
          onValueChange={(chosen) => set({ waiver: chosen })}
        />
        {isWaived && <CountedBy name="waiverBy" value={waiverBy} onValueChange={(by) => set({ waiverBy: by })} />}
      </div>
      {isWaived && (
        <>
          <StepRows
            legend={t("Steps of the making charge")}
            by={waiverBy}
            rows={waiverSteps}
            onRowsChange={(rows) => set({ waiverSteps: rows })}
            errorAt={(...path) => errorAt("makingChargeWaiver", "steps", ...path)}
          />
          <AmountField
            className="sm:max-w-3xs"
            label={t("At most")}
            hint={t("Empty: without a limit.")}
            value={capPaise}
            error={errorAt("makingChargeWaiver", "capPaise")}
            onValueChange={(typed) => set({ capPaise: typed })}
          />
        </>
      )}
    </div>
  );
}
