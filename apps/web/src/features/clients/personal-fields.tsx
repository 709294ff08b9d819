import type { AnyOperation } from "#api/client.ts";
import type { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { emailInput, EmailOrNoneField } from "#shared/users/email-or-none-field.tsx";
import type { EmailOrNone } from "#shared/users/email-or-none-field.tsx";
import { MobileDigitsField, TextField } from "#ui/text-field.tsx";

interface Personal extends EmailOrNone {
  name: string;
  mobile: string;
}

type Form = ReturnType<typeof useOperationForm<AnyOperation, Personal>>;

/** The address that is meant; blank for whoever has none. */
export const emailOf = ({ email, hasNoEmail }: Personal) => (hasNoEmail ? "" : email);

export function personalInput<V extends Personal>({ hasNoEmail, ...values }: V) {
  return { ...values, email: emailInput({ email: values.email, hasNoEmail }) };
}

/** The name and contact details of a client. */
export function PersonalFields({ field, values, setValue }: Pick<Form, "field" | "values" | "setValue">) {
  return (
    <>
      <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...field("name")} />
      <EmailOrNoneField
        {...field("email")}
        values={values}
        setHasNoEmail={(hasNoEmail) => setValue("hasNoEmail", hasNoEmail)}
        choice={{ label: t("Has no e-mail") }}
      />
      <MobileDigitsField label={t("Mobile Number")} isRequired {...field("mobile")} />
    </>
  );
}
