import { listDesignations } from "@thangam/contracts/customers/lookup-operations";
import { roles } from "@thangam/contracts/kernel/roles";
import type { AnyOperation } from "#api/client.ts";
import { useOperation } from "#api/query.ts";
import type { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { MobileDigitsField, TextField } from "#ui/text-field.tsx";
import { NO_DESIGNATION } from "./user-draft.ts";
import type { UserDraft } from "./user-draft.ts";

type Form = ReturnType<typeof useOperationForm<AnyOperation, UserDraft>>;

/** The name and contact details of a user. */
export function PersonalFields({
  form,
  isEmailAsked = true,
}: {
  form: Pick<Form, "field" | "controlled">;
  isEmailAsked?: boolean;
}) {
  return (
    <Card title={t("Personal Information")}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...form.field("name")} />
        <TextField
          label={t("Email-Id")}
          isRequired={isEmailAsked}
          type="email"
          inputMode="email"
          autoCapitalize="off"
          {...form.field("email")}
        />
        <MobileDigitsField label={t("Mobile")} isRequired {...form.field("mobile")} />
        <SelectField
          label={t("User Type")}
          isRequired
          hint={t("An Admin may do everything, an Employee what was granted, a Customer sees their own books.")}
          options={roles.map((role) => ({ value: role, label: labelOf(role) }))}
          {...form.controlled("userType")}
        />
      </div>
    </Card>
  );
}

/** The role and designation of a user. */
export function WorkFields({ form }: { form: Pick<Form, "field" | "controlled"> }) {
  const designations = useOperation(listDesignations, {}, { staleTime: 60 * 60_000 }).data ?? [];
  return (
    <Card title={t("Work")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Designation")}
          options={[{ value: NO_DESIGNATION, label: t("None") }, ...designations]}
          {...form.controlled("designationId")}
        />
        <TextField label={t("Department")} {...form.field("department")} />
      </div>
    </Card>
  );
}
