import { changePassword } from "@thangam/contracts/session/sign-in-operations";
import { Link, useNavigate } from "react-router";
import { isFault } from "#api/errors.ts";
import { notice } from "#api/messages.ts";
import { endSession, useUser } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { FrontPage } from "#navigation/front-page.tsx";
import { homeOf, paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";

const blank = { oldPassword: "", newPassword: "", confirmPassword: "" };

export default function ChangePasswordScreen() {
  const user = useUser();
  const navigate = useNavigate();
  const form = useOperationForm(changePassword, {
    defaults: blank,
    fieldOfRefusal: {
      incorrect_old_password: "oldPassword",
      new_password_missing: "newPassword",
      change_confirm_missing: "confirmPassword",
      change_confirm_differs: "confirmPassword",
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
    onRefused: (error) => {
      if (!isFault(error)) return false;
      toast.error(notice("something_wrong_change_password"));
      return true;
    },
  });
  // Who has no e-mail never gets a password, and needs none.
  if (user.email === "") {
    return (
      <FrontPage lead={t("You sign in with your mobile number and a code by SMS.")}>
        <ButtonLink to={homeOf(user.role)}>{t("Back to the dashboard")}</ButtonLink>
      </FrontPage>
    );
  }
  return (
    <FrontPage
      lead={
        user.mustChangePassword
          ? t("Your password is a temporary one. Please choose your own before you go on.")
          : t("You sign in again with the new password afterwards.")
      }
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <PasswordField
          label={user.mustChangePassword ? t("Old Password (the temporary one)") : t("Old Password")}
          autoFocus
          {...form.field("oldPassword")}
        />
        <NewPasswordField label={t("New Password")} {...form.field("newPassword")} />
        <PasswordField label={t("Confirm Password")} autoComplete="new-password" {...form.field("confirmPassword")} />
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Reset")}
        </Button>
        <p className="flex justify-between text-sm">
          <Link to={paths.logout} className="text-brand-ink underline underline-offset-4">
            {t("Back to the login page")}
          </Link>
          {!user.mustChangePassword && (
            <Link to={homeOf(user.role)} className="text-brand-ink underline underline-offset-4">
              {t("Back to the dashboard")}
            </Link>
          )}
        </p>
      </form>
    </FrontPage>
  );
}
