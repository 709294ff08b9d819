import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { paymentMethodOptions } from "#shared/payments/payment-labels.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

interface Props {
  /** Null where nothing is posted for the return, because no gateway holds the money. */
  mode: Omit<ComponentProps<typeof SelectField>, "label" | "options"> | null;
  reference: Omit<ComponentProps<typeof TextField>, "label">;
}

/** How money was given back past its gateway, and under which number. */
export function ReturnedMoneyFields({ mode, reference }: Props) {
  return (
    <>
      {mode !== null && (
        <SelectField
          label={t("Paid back by")}
          isRequired
          placeholder={t("Select")}
          options={paymentMethodOptions()}
          hint={t("The money is taken from there today; what the gateway holds stays with the shop.")}
          {...mode}
        />
      )}
      <TextField
        label={t("Reference of the return")}
        isRequired
        maxLength={60}
        hint={t("The bank's number of the transfer back, or of the slip for cash.")}
        {...reference}
      />
    </>
  );
}
