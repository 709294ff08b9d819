import { sendApplicationCode, verifyClientApplication } from "@thangam/contracts/applications/apply-operations";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { CodeField } from "#shared/session/code-field.tsx";
import { SendAgainButton } from "#shared/session/send-again-button.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

interface Props {
  requestToken: string;
  sendAgainAt: number;
  onSent: (sendAgainAt: number) => void;
  onVerified: () => void;
  /** The application expired before the code was entered. */
  onOver: () => void;
}

/** The code that was sent to the applicant's address. */
export function VerifyStep({ requestToken, sendAgainAt, onSent, onVerified, onOver }: Props) {
  const form = useOperationForm(verifyClientApplication, {
    defaults: { code: "" },
    toInput: ({ code }) => ({ requestToken, code }),
    fieldOfRefusal: { recovery_code_wrong: "code" },
    guardsLeaving: false,
    onSaved: () => {
      toast.clear();
      onVerified();
    },
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "request_token_invalid") return false;
      toast.error(errorMessage(error));
      onOver();
      return true;
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
        operation={sendApplicationCode}
        input={{ requestToken }}
        sendAgainAt={sendAgainAt}
        onSent={onSent}
      />
    </form>
  );
}
