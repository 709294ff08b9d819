import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { PrefixRows } from "./prefix-rows.tsx";
import { hasFreeAmount } from "./scheme-draft.ts";
import type { SchemeFormState } from "./use-scheme-form.ts";

interface Props {
  form: SchemeFormState;
}

/** What the scheme is called and how often it is paid. */
export function SchemeCard({ form }: Props) {
  return (
    <Card title={t("Scheme")}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField label={t("Name")} isRequired autoFocus maxLength={60} {...form.field("name")} />
        <RadioGroup
          label={t("Scheme Type")}
          options={[
            { label: labelOf("Monthly"), value: "Monthly" },
            { label: labelOf("Daily"), value: "Daily" },
          ]}
          {...form.controlled("type")}
        />
        <DigitsField label={t("Instalments")} isRequired maxLength={4} {...form.field("instalments")} />
        <DigitsField
          label={t("Instalments per month")}
          maxLength={2}
          hint={
            form.values.type === "Daily" ? t("Empty: one falls due every day.") : t("Empty: one falls due every month.")
          }
          {...form.field("instalmentsPerMonth")}
        />
      </div>
    </Card>
  );
}

/** What a payment adds to the book: rupees, or gold and how its weight is rounded. */
export function AccrualCard({ form }: Props) {
  return (
    <Card title={t("What a payment adds")}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <RadioGroup
          label={t("Saves in")}
          options={[
            { label: t("Rupees"), value: "amount" },
            { label: t("Gold"), value: "weight" },
          ]}
          {...form.controlled("accrual")}
        />
        {form.values.accrual === "weight" && <RoundingFields controlled={form.controlled} />}
      </div>
    </Card>
  );
}

/** How an amount divided by the gold rate becomes a weight. */
function RoundingFields({ controlled }: Pick<SchemeFormState, "controlled">) {
  return (
    <>
      <SelectField
        label={t("Rounding")}
        options={[
          { label: t("Down"), value: "down" },
          { label: t("To the nearest"), value: "half_up" },
        ]}
        {...controlled("roundingMode")}
      />
      <SelectField
        label={t("Decimal places of a gram")}
        options={["2", "3"].map((places) => ({ label: places, value: places }))}
        {...controlled("roundingPlaces")}
      />
      <SelectField
        label={t("Rounded is")}
        options={[
          { label: t("Each payment by itself"), value: "row" },
          { label: t("The total of the book"), value: "total" },
        ]}
        {...controlled("roundingBasis")}
      />
    </>
  );
}

/** Which amounts may be paid, and the prefixes of book numbers that stand for them. */
export function AmountsCard({ form }: Props) {
  return (
    <Card title={t("Amounts and book numbers")}>
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t("Payments")}
          options={[
            { label: t("Exactly the book's amount, once per instalment"), value: "fixed" },
            { label: t("Any allowed amount, any number of times"), value: "flexible" },
          ]}
          {...form.controlled("paymentRule")}
        />
        <p className="max-w-prose text-sm text-muted">
          {t(
            "A book number begins with a prefix, which stands for an amount. Where the amount is left empty, it is chosen with the book. A prefix belongs to one scheme only.",
          )}
        </p>
        <PrefixRows
          {...form.controlled("prefixes")}
          error={form.errors.find(({ name }) => name === "prefixes")?.message}
          rowErrors={form.errors}
        />
        {hasFreeAmount(form.values) && (
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <AmountField label={t("Least amount")} isRequired {...form.controlled("minimumPaise")} />
            <AmountField label={t("In steps of")} isRequired {...form.controlled("multipleOfPaise")} />
          </div>
        )}
      </div>
    </Card>
  );
}
