import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import type { useShopSettingsForm } from "./use-shop-settings-form.ts";

/** What the shop asks of those who sign in. */
export function SignInCard({ form }: { form: ReturnType<typeof useShopSettingsForm>["form"] }) {
  return (
    <Card title={t("Signing in")} className="mt-5 flex flex-col gap-4">
      <Checkbox
        label={t("Ask for a second step")}
        hint={t(
          "Admins, and Employees who may move money, show an app or a passkey beside the password. Who has none is signed out, and adds one at the next sign-in.",
        )}
        checked={form.values.secondFactor}
        onChange={({ currentTarget: { checked } }) => form.setValue("secondFactor", checked)}
      />
      <Checkbox
        label={t("The mobile number is a new client's first password")}
        hint={t(
          "Whoever knows e-mail and number can then sign in before the client does, for 7 days. Otherwise a password is made and mailed to the client.",
        )}
        checked={form.values.mobileFirstPassword}
        onChange={({ currentTarget: { checked } }) => form.setValue("mobileFirstPassword", checked)}
      />
    </Card>
  );
}
