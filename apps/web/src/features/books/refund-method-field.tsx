import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { paymentMethodOptions } from "#shared/payments/payment-labels.ts";
import { SelectField } from "#ui/select-field.tsx";

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "isRequired" | "placeholder" | "options" | "hint">;

/** By which method money is paid back. */
export function RefundMethodField(field: Props) {
  return (
    <SelectField
      label={t("Paid back by")}
      isRequired
      placeholder={t("Select")}
      options={paymentMethodOptions()}
      hint={t("The money is taken from there today, and the day's close counts it.")}
      {...field}
    />
  );
}
