import { addTotp, beginTotp } from "@thangam/contracts/session/factor-operations";
import { useEffect, useState } from "react";
import { call } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { isChallengeOver } from "./asked.ts";
import type { Added } from "./asked.ts";

interface Props {
  challenge: string;
  /** Whether this device is trusted; null where it cannot be. */
  trusts: boolean | null;
  onAdded: (added: Added) => void;
  onOver: () => void;
  onBack: () => void;
}

/** The QR code for an app, and the first code that the app shows. */
export function AddApp({ challenge, trusts, onAdded, onOver, onBack }: Props) {
  const app = useNewApp(challenge, onOver);
  const form = useOperationForm(addTotp, {
    defaults: { code: "" },
    toInput: ({ code }) => ({ challenge, code, ...(trusts !== null && { trustsDevice: trusts }) }),
    fieldOfRefusal: { second_factor_wrong: "code" },
    guardsLeaving: false,
    onSaved: onAdded,
    onRefused: (error) => {
      if (!isChallengeOver(error)) return false;
      toast.error(errorMessage(error));
      onOver();
      return true;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <p>{t("Open the app, choose to add an account, and scan this code.")}</p>
      {app === null ? (
        <Skeleton className="size-48" />
      ) : (
        <>
          <QrCode text={app.address} label={t("QR code for the app")} className="size-48 rounded-field" />
          <a
            href={app.address}
            className="hidden min-h-11 items-center self-start text-brand-ink underline underline-offset-4 pointer-coarse:inline-flex"
          >
            {t("Open an app on this phone")}
          </a>
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer text-brand-ink">{t("Cannot scan it? Type this key")}</summary>
            <p className="mt-1 font-mono break-words select-all">{app.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
          </details>
        </>
      )}
      <TextField
        label={t("Code of your app")}
        hint={t("6 digits, a new code every 30 seconds.")}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...form.field("code")}
      />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Add the app")}
      </Button>
      <button
        type="button"
        className="min-h-11 self-start text-sm text-brand-ink underline underline-offset-4"
        onClick={onBack}
      >
        {t("Another way")}
      </button>
    </form>
  );
}

/** A secret for an app, asked for once for each challenge. */
function useNewApp(challenge: string, onOver: () => void): { secret: string; address: string } | null {
  const [app, setApp] = useState<{ secret: string; address: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    call(beginTotp, { challenge }).then(
      (begun) => !isGone && setApp(begun),
      (error: unknown) => {
        if (isGone) return;
        toast.error(errorMessage(error));
        if (isChallengeOver(error)) onOver();
      },
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for once for each challenge
  }, [challenge]);
  return app;
}
