import { sendRecoveryCode, verifyRecoveryCode } from "@thangam/contracts/session/recovery-operations";
import { CodeField } from "#shared/session/code-field.tsx";
import { SendAgainButton } from "#shared/session/send-again-button.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { Recovery } from "./recovery-state.ts";

interface Props {
  recovery: Recovery;
  onSent: (sent: { recoveryToken?: string; sendAgainAt: number }) => void;
  onVerified: (resetToken: string) => void;
}

export function CodeStep({ recovery: { email, recoveryToken, sendAgainAt }, onSent, onVerified }: Props) {
  const form = useOperationForm(verifyRecoveryCode, {
    defaults: { code: "" },
    toInput: ({ code }) => ({ email, recoveryToken, code }),
    fieldOfRefusal: { recovery_code_wrong: "code" },
    guardsLeaving: false,
    onSaved: ({ resetToken }) => {
      toast.clear();
      onVerified(resetToken);
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <CodeField {...form.controlled("code")} />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Verify")}
      </Button>
      <SendAgainButton
        key={sendAgainAt}
        operation={sendRecoveryCode}
        input={{ email }}
        sendAgainAt={sendAgainAt}
        onSent={(at, output) => onSent({ sendAgainAt: at, ...(output && { recoveryToken: output.recoveryToken }) })}
      />
    </form>
  );
}
