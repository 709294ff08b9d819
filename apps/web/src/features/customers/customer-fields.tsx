import { genders } from "@thangam/contracts/customers/schemas";
import { labelOf, t } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { DateField } from "#ui/date-field.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Card } from "#ui/surface.tsx";
import { MobileDigitsField, TextField } from "#ui/text-field.tsx";
import { AddressFields } from "./address-fields.tsx";
import { isAddressAsked } from "./customer-draft.ts";
import type { CustomerForm } from "./customer-draft.ts";
import type { usePlaces } from "./use-places.ts";

interface Props {
  form: Pick<CustomerForm, "field" | "controlled" | "setValue" | "values">;
  places: ReturnType<typeof usePlaces>;
  isNew: boolean;
}

/** Everything the shop keeps of a customer, in the order in which it is asked for. */
export function CustomerFields({ form, places, isNew }: Props) {
  const isAsked = isAddressAsked(form.values);
  return (
    <>
      <Card title={t("Personal Information")}>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...form.field("name")} />
          <TextField
            label={t("Email")}
            isRequired
            type="email"
            inputMode="email"
            autoCapitalize="off"
            {...form.field("email")}
          />
          <MobileDigitsField label={t("Mobile Number")} isRequired {...form.field("mobile")} />
        </div>
      </Card>
      <AddressFields form={form} places={places} isAsked={isAsked} />
      <Card title={t("More about them")}>
        <div className="grid gap-4 sm:grid-cols-3">
          <RadioGroup
            label={t("Gender")}
            isRequired={isAsked || form.values.gender !== ""}
            options={genders.map((gender) => ({ value: gender, label: labelOf(gender) }))}
            className="sm:col-span-2"
            {...form.controlled("gender")}
          />
          <DateField label={t("Date of birth")} sign="/" {...form.controlled("dateOfBirth")} />
          {!isNew && (
            <RadioGroup
              label={t("Customer Status")}
              options={["Active", "Inactive"].map((status) => ({ value: status, label: labelOf(status) }))}
              {...form.controlled("status")}
            />
          )}
        </div>
      </Card>
      <PasswordFields form={form} isNew={isNew} />
    </>
  );
}

function PasswordFields({ form, isNew }: Omit<Props, "places">) {
  return (
    <Card title={t("Password")}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">
          {isNew
            ? t("It is mailed to the customer, who chooses their own when they first sign in.")
            : t(
                "Leave it empty to keep the present one. A new one is mailed to the customer, who then chooses their own.",
              )}
        </p>
        <NewPasswordField label={t("Password")} isRequired={isNew} {...form.field("password")} />
        <PasswordField
          label={t("Confirm Password")}
          isRequired={isNew}
          autoComplete="new-password"
          {...form.field("confirmPassword")}
        />
      </div>
    </Card>
  );
}
