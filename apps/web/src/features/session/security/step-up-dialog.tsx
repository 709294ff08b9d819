import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { openStepUp, stepUp } from "@thangam/contracts/session/factor-operations";
import { useEffect, useState } from "react";
import { call } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { canUsePasskeys } from "#api/passkeys.ts";
import { useCommand } from "#api/query.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { isChallengeOver } from "#shared/session/second-step/asked.ts";
import { FactorFields, typesCode } from "#shared/session/second-step/factor-fields.tsx";
import { PasskeyButton } from "#shared/session/second-step/passkey-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

type Opened = OutputOf<typeof openStepUp>;
type Shown = OutputOf<typeof stepUp>;

interface Props {
  onClose: () => void;
  onShown: (shown: Shown) => void;
}

/** Asks once more who somebody is, by a factor, or by the password where they have none. */
export function StepUpDialog({ onClose, onShown }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    call(openStepUp, {}).then(setOpened, (error: unknown) => {
      toast.error(errorMessage(error));
      onClose();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for once when the dialog opens
  }, []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Show that it is you")}
      description={t("It holds for five minutes on this page.")}
    >
      {opened === null ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <ProofForm opened={opened} onClose={onClose} onShown={onShown} />
      )}
    </Dialog>
  );
}

function ProofForm({ opened: { challenge, methods }, onClose, onShown }: Props & { opened: Opened }) {
  const [isBackup, setBackup] = useState(false);
  const show = useCommand(stepUp);
  const overOr = (error: unknown) => {
    if (!isChallengeOver(error)) return false;
    toast.error(errorMessage(error));
    onClose();
    return true;
  };
  const byPassword = methods.includes("password");
  const form = useOperationForm(stepUp, {
    defaults: { code: "", password: "" },
    toInput: ({ code, password }) => ({ challenge, ...(byPassword ? { password } : { code }) }),
    fieldOfRefusal: { second_factor_wrong: "code", incorrect_old_password: "password" },
    guardsLeaving: false,
    onSaved: onShown,
    onRefused: overOr,
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      {methods.includes("passkey") && !isBackup && canUsePasskeys() && (
        <PasskeyButton
          challenge={challenge}
          label={t("Use a passkey")}
          look={typesCode(methods, isBackup) ? "secondary" : "primary"}
          isBusy={show.isPending}
          onRefused={overOr}
          onShown={(shown) =>
            show.mutate(shown, {
              onSuccess: onShown,
              onError: (error) => {
                if (!overOr(error)) toast.error(t("This passkey was not taken. Try again, or go on in another way."));
              },
            })
          }
        />
      )}
      {byPassword ? (
        <PasswordField label={t("Password")} autoFocus {...form.field("password")} />
      ) : (
        <FactorFields methods={methods} isBackup={isBackup} onBackup={setBackup} field={form.controlled("code")} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        {(byPassword || typesCode(methods, isBackup)) && (
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Go on")}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
