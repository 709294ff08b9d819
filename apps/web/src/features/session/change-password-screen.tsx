import { changePassword } from "@thangam/contracts/session";
import { Link, useNavigate } from "react-router-dom";
import { notice, sentenceOfCode } from "#api/sentences.ts";
import { endSession, usePerson } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { FrontPage } from "#layouts/front-page.tsx";
import { homeOf, paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";

export default function ChangePasswordScreen() {
  const person = usePerson();
  const navigate = useNavigate();
  const form = useOperationForm(changePassword, {
    defaults: { oldPassword: "", newPassword: "", confirmPassword: "" },
    check: ({ newPassword, confirmPassword }) => {
      if (confirmPassword === "")
        return [{ name: "confirmPassword", message: sentenceOfCode("change_confirm_missing") }];
      if (newPassword !== confirmPassword)
        return [{ name: "confirmPassword", message: sentenceOfCode("change_confirm_differs") }];
      return [];
    },
    fieldOfRefusal: {
      incorrect_old_password: "oldPassword",
      password_too_short: "newPassword",
      password_too_long: "newPassword",
      password_too_common: "newPassword",
      password_is_personal: "newPassword",
      password_unchanged: "newPassword",
    },
    oneAtATime: true,
    guardsLeaving: false,
    onSaved: async () => {
      await endSession();
      toast.success(notice("change_password_done"));
      void navigate(paths.login, { replace: true });
    },
  });
  return (
    <FrontPage
      title={t("Change password")}
      lead={
        person.mustChangePassword
          ? t("Your password is a temporary one. Please choose your own before you go on.")
          : t("You sign in again with the new password afterwards.")
      }
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <PasswordField label={t("Old Password")} autoFocus {...form.field("oldPassword")} />
        <PasswordField
          label={t("New Password")}
          autoComplete="new-password"
          hint={t("At least 8 characters. A short sentence is easy to remember.")}
          {...form.field("newPassword")}
        />
        <PasswordField label={t("Confirm Password")} autoComplete="new-password" {...form.field("confirmPassword")} />
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Reset")}
        </Button>
        <p className="flex justify-between text-sm">
          <Link to={paths.logout} className="text-brand-ink underline underline-offset-4">
            {t("Back to the login page")}
          </Link>
          {!person.mustChangePassword && (
            <Link to={homeOf(person.role)} className="text-brand-ink underline underline-offset-4">
              {t("Back to the dashboard")}
            </Link>
          )}
        </p>
      </form>
    </FrontPage>
  );
}
