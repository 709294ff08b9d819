import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField } from "#ui/text-field.tsx";
import type { useShopSettingsForm } from "./use-shop-settings-form.ts";

type Form = ReturnType<typeof useShopSettingsForm>["form"];

/** How many online payments may be open at once. */
export function OpenPayments({ form }: { form: Form }) {
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <DigitsField
        label={t("Open payments for a book")}
        isRequired
        maxLength={4}
        hint={t("That were started today and can still be paid.")}
        {...form.field("openPaymentsPerBook")}
      />
      <DigitsField
        label={t("Open payments of a client")}
        isRequired
        maxLength={4}
        hint={t("For all their books together.")}
        {...form.field("openPaymentsPerClient")}
      />
    </div>
  );
}

/** Which payment methods the counter may take without the number of their slip. */
export function NumbersCard({ form }: { form: Form }) {
  const methods = [
    { name: "cardWithoutNumber", label: t("Card payments without an approval number") },
    { name: "upiWithoutNumber", label: t("UPI payments without a transaction number") },
    { name: "chequeWithoutNumber", label: t("Cheques without a number") },
    { name: "bankWithoutNumber", label: t("Bank transfers without a transaction number") },
  ] as const;
  return (
    <Card title={t("Numbers at the counter")} className="mt-5">
      <p className="mb-4 text-muted">
        {t("The number shows that the same money is not entered twice. Only tick what your shop cannot do otherwise.")}
      </p>
      <div className="flex flex-col gap-3">
        {methods.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={form.values[name]}
            onChange={(event) => form.setValue(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Card>
  );
}
