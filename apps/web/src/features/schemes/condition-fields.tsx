import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import type { BenefitField } from "./benefit-field.ts";

/** The conditions for late payments and late redemption. */
export function ConditionFields({ value, set, errorAt, paymentRule }: BenefitField & { paymentRule: string }) {
  const isLateKnown = paymentRule === "fixed";
  return (
    <div className="grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-4">
      {isLateKnown && (
        <SelectField
          label={t("Late payment")}
          options={[
            { label: t("Changes nothing"), value: "none" },
            { label: t("Moves maturity by the days of delay"), value: "shift" },
            { label: t("Takes a part of the bonus"), value: "deduct" },
            { label: t("Loses the benefits"), value: "forfeit" },
          ]}
          value={value.late}
          error={errorAt("late")}
          onValueChange={(late) => set({ late })}
        />
      )}
      {isLateKnown && value.late === "deduct" && (
        <TextField
          label={t("Percent of the bonus for each 30 days")}
          isRequired
          inputMode="decimal"
          maxLength={7}
          value={value.latePercentPer30Days}
          error={errorAt("latePercentPer30Days")}
          onChange={(event) => set({ latePercentPer30Days: event.currentTarget.value })}
        />
      )}
      {isLateKnown && value.late !== "none" && (
        <DigitsField
          label={t("Days of grace")}
          hint={t("So long after its due day an instalment is not late.")}
          maxLength={3}
          value={value.graceDays}
          error={errorAt("graceDays")}
          onChange={(event) => set({ graceDays: event.currentTarget.value })}
        />
      )}
      <DigitsField
        label={t("Days to redeem")}
        hint={t("Counted from maturity; after them only what was saved is owed. Empty: at any time.")}
        maxLength={4}
        value={value.redeemWithinDays}
        error={errorAt("redeemWithinDays")}
        onChange={(event) => set({ redeemWithinDays: event.currentTarget.value })}
      />
    </div>
  );
}
