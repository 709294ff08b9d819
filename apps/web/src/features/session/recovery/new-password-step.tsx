import { finishRecovery } from "@thangam/contracts/session/recovery-operations";
import { useNavigate } from "react-router";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { notice } from "#api/messages.ts";
import { endSession, useSession } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetRecovery } from "./recovery-state.ts";

interface Props {
  email: string;
  resetToken: string;
  /** The token was used or has expired. */
  onOver: () => void;
}

export function NewPasswordStep({ email, resetToken, onOver }: Props) {
  const navigate = useNavigate();
  const signedIn = useSession();
  const form = useOperationForm(finishRecovery, {
    defaults: { newPassword: "", confirmPassword: "" },
    toInput: (typed) => ({ ...typed, email, resetToken }),
    fieldOfRefusal: {
      password_too_short: "newPassword",
      password_too_long: "newPassword",
      password_too_common: "newPassword",
      password_is_personal: "newPassword",
    },
    oneAtATime: true,
    guardsLeaving: false,
    onSaved: async () => {
      forgetRecovery();
      // A recovery ends every session, also the one of this browser.
      if (signedIn) await endSession();
      toast.success(notice("recovery_done"));
      void navigate(paths.login, { replace: true });
    },
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "recovery_token_invalid") return false;
      toast.error(errorMessage(error));
      onOver();
      return true;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label={t("New Password")} autoFocus {...form.field("newPassword")} />
      <PasswordField label={t("Confirm Password")} autoComplete="new-password" {...form.field("confirmPassword")} />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Reset")}
      </Button>
    </form>
  );
}
