import { addUser } from "@thangam/contracts/users/user-operations";
import { useNavigate } from "react-router";
import { notice } from "#api/messages.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { blankUser, inputOf, userRefusals } from "./user-draft.ts";
import { PersonalFields, WorkFields } from "./user-fields.tsx";

const { designationId, department, ...details } = blankUser;
const blank = { ...details, password: "", confirmPassword: "", designationId, department };

export default function AddUserScreen() {
  const navigate = useNavigate();
  const form = useOperationForm(addUser, {
    defaults: blank,
    toInput: inputOf,
    fieldOfRefusal: {
      ...userRefusals,
      password_too_short: "password",
      password_too_long: "password",
      password_too_common: "password",
      password_is_personal: "password",
    },
    oneAtATime: "in a toast",
    invalidates: accountQueries,
    onSaved: () => {
      toast.clear();
      toast.success(notice("user_added"));
      void navigate(paths.users);
    },
  });
  return (
    <>
      <PageHeader crumbs={[{ label: t("User Management") }, { label: t("User List"), to: paths.users }]} />
      <form
        noValidate
        aria-label={t("Add New User")}
        onSubmit={(event) => void form.submit(event)}
        className="flex flex-col gap-5"
      >
        <PersonalFields form={form} />
        <Card title={t("Password")}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <p className="text-sm text-muted sm:col-span-2">
              {t("It is mailed to them, and they choose their own when they first sign in.")}
            </p>
            <NewPasswordField label={t("Password")} isRequired {...form.field("password")} />
            <PasswordField
              label={t("Confirm Password")}
              isRequired
              autoComplete="new-password"
              {...form.field("confirmPassword")}
            />
          </div>
        </Card>
        <WorkFields form={form} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={paths.users}>{t("Cancel")}</ButtonLink>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Save User")}
          </Button>
        </div>
      </form>
    </>
  );
}
