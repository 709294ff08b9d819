import { sendRecoveryCode } from "@thangam/contracts/session/recovery-operations";
import { notice } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { paths } from "#app/paths.ts";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Recovery } from "./recovery-state.ts";
import { nextSendTime } from "#shared/session/send-again.ts";

interface Props {
  recovery: Recovery;
  onSent: (sent: { email: string; recoveryToken: string; sendAgainAt: number }) => void;
}

export function EmailStep({ recovery, onSent }: Props) {
  const form = useOperationForm(sendRecoveryCode, {
    defaults: { email: recovery.email },
    guardsLeaving: false,
    onSaved: ({ email, recoveryToken }) => {
      toast.success(notice("recovery_code_sent"));
      onSent({ email, recoveryToken, sendAgainAt: nextSendTime() });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <TextField
        label={t("Email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        autoFocus
        {...form.field("email")}
      />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Send code")}
      </Button>
      {recovery.email !== "" && (
        <Link to={`${paths.forgotPassword}?step=code`} className="text-sm text-brand-ink underline underline-offset-4">
          {t("I have a code for {email}", { email: recovery.email })}
        </Link>
      )}
    </form>
  );
}
