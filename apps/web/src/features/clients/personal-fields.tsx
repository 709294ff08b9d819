import type { AnyOperation } from "#api/client.ts";
import type { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { DigitsField, TextField } from "#ui/text-field.tsx";

interface Personal {
  name: string;
  email: string;
  mobile: string;
}

type Form = ReturnType<typeof useOperationForm<AnyOperation, Personal>>;

/** The name and contact details of a client. */
export function PersonalFields({ field }: Pick<Form, "field">) {
  return (
    <>
      <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...field("name")} />
      <TextField
        label={t("Email")}
        isRequired
        type="email"
        inputMode="email"
        autoCapitalize="off"
        {...field("email")}
      />
      <DigitsField label={t("Mobile Number")} isRequired type="tel" maxLength={10} {...field("mobile")} />
    </>
  );
}
