import { sendRecoveryCode, verifyRecoveryCode } from "@thangam/contracts/recovery";
import { useEffect, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/sentences.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Recovery } from "./recovery-state.ts";
import { afterPause, laterBy, minutesAndSeconds } from "./send-again.ts";

interface Props {
  recovery: Recovery;
  onSent: (sendAgainAt: number) => void;
  onVerified: (resetToken: string) => void;
}

export function CodeStep({ recovery: { email, sendAgainAt }, onSent, onVerified }: Props) {
  const form = useOperationForm(verifyRecoveryCode, {
    defaults: { code: "" },
    toInput: ({ code }) => ({ email, code }),
    fieldOfRefusal: { recovery_code_wrong: "code" },
    guardsLeaving: false,
    onSaved: ({ resetToken }) => {
      toast.clear();
      onVerified(resetToken);
    },
  });
  const code = form.controlled("code");
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <TextField
        label={t("Verification code")}
        hint={t("6 digits")}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...code}
        // Pasted with a blank in the middle, it is still the code.
        onChange={(event) => code.onValueChange(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 6))}
      />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Verify")}
      </Button>
      <SendAgain key={sendAgainAt} email={email} sendAgainAt={sendAgainAt} onSent={onSent} />
    </form>
  );
}

function SendAgain({ email, sendAgainAt, onSent }: Pick<Recovery, "email" | "sendAgainAt"> & Pick<Props, "onSent">) {
  const seconds = useSecondsUntil(sendAgainAt);
  const send = useCommand(sendRecoveryCode);
  return (
    <Button
      disabled={seconds > 0}
      isBusy={send.isPending}
      onClick={() =>
        send.mutate(
          { email },
          {
            onSuccess: () => {
              toast.success(notice("recovery_code_sent"));
              onSent(afterPause());
            },
            onError: (error) => {
              toast.error(sentenceOf(error));
              const later = laterBy(error);
              if (later !== null) onSent(later);
            },
          },
        )
      }
    >
      {seconds > 0 ? t("Send again in {time}", { time: minutesAndSeconds(seconds) }) : t("Send again")}
    </Button>
  );
}

/** Whole seconds until a moment, counted down; 0 once it has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
