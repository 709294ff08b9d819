import { NO_EMAIL } from "@thangam/contracts/values/people";
import type { AnyOperation } from "#api/client.ts";
import type { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";

interface Personal {
  name: string;
  email: string;
  hasNoEmail: boolean;
  mobile: string;
}

type Form = ReturnType<typeof useOperationForm<AnyOperation, Personal>>;

/** The address that is meant; blank for whoever has none. */
export const emailOf = ({ email, hasNoEmail }: Personal) => (hasNoEmail ? "" : email);

/** What the operation reads: "none" for whoever has no e-mail, so that a forgotten one is still asked for. */
export function personalInput<V extends Personal>({ hasNoEmail, ...values }: V) {
  return { ...values, ...(hasNoEmail && { email: NO_EMAIL }) };
}

/** The name and contact details of a client. */
export function PersonalFields({ field, values, setValue }: Pick<Form, "field" | "values" | "setValue">) {
  return (
    <>
      <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...field("name")} />
      <div className="flex flex-col gap-2">
        <TextField
          label={t("Email")}
          isRequired={!values.hasNoEmail}
          disabled={values.hasNoEmail}
          type="email"
          inputMode="email"
          autoCapitalize="off"
          {...field("email")}
          {...(values.hasNoEmail && { value: "" })}
        />
        <Checkbox
          label={t("Has no e-mail")}
          checked={values.hasNoEmail}
          onChange={(event) => setValue("hasNoEmail", event.currentTarget.checked)}
        />
      </div>
      <DigitsField label={t("Mobile Number")} isRequired type="tel" maxLength={10} {...field("mobile")} />
    </>
  );
}
