import { passSecondFactor } from "@thangam/contracts/session/factor-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { canUsePasskeys } from "#api/passkeys.ts";
import { useCommand } from "#api/query.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { toast } from "#ui/toast.tsx";
import { isChallengeOver } from "./asked.ts";
import type { Asked } from "./asked.ts";
import { FactorFields, typesCode } from "./factor-fields.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

interface Props {
  asked: Asked;
  onSignedIn: (person: SessionPerson) => void;
  /** It has to begin anew. */
  onOver: () => void;
}

/** The second step of a sign-in, for somebody who has one. */
export function ShowFactor({ asked: { challenge, methods }, onSignedIn, onOver }: Props) {
  const [isBackup, setBackup] = useState(false);
  const pass = useCommand(passSecondFactor);
  const overOr = (error: unknown) => {
    if (!isChallengeOver(error)) return false;
    toast.error(errorMessage(error));
    onOver();
    return true;
  };
  const form = useOperationForm(passSecondFactor, {
    defaults: { code: "", trustsDevice: false },
    toInput: ({ code, trustsDevice }) => ({ challenge, code, trustsDevice }),
    fieldOfRefusal: { second_factor_wrong: "code" },
    guardsLeaving: false,
    onSaved: onSignedIn,
    onRefused: overOr,
  });
  const isTyped = typesCode(methods, isBackup);
  const showsPasskey = methods.includes("passkey") && canUsePasskeys();
  if (!isTyped && !showsPasskey && !methods.includes("backup_code"))
    return (
      <p role="alert">
        {t(
          "Your passkey does not work here. Open the portal under its own name, or ask an Admin of the shop to reset your second step.",
        )}
      </p>
    );
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      {showsPasskey && !isBackup && (
        <PasskeyButton
          challenge={challenge}
          label={t("Use a passkey")}
          look={isTyped ? "secondary" : "primary"}
          isBusy={pass.isPending}
          onRefused={overOr}
          onShown={(shown) =>
            pass.mutate(
              { ...shown, trustsDevice: form.values.trustsDevice },
              {
                onSuccess: onSignedIn,
                onError: (error) => {
                  if (!overOr(error)) toast.error(t("This passkey was not taken. Try again, or go on in another way."));
                },
              },
            )
          }
        />
      )}
      <FactorFields methods={methods} isBackup={isBackup} onBackup={setBackup} field={form.controlled("code")} />
      <Checkbox
        label={t("Trust this device for 30 days")}
        hint={t("You are asked for the password alone here. Not on a device that others use.")}
        checked={form.values.trustsDevice}
        onChange={({ currentTarget: { checked } }) => form.setValue("trustsDevice", checked)}
      />
      {isTyped && (
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Go on")}
        </Button>
      )}
    </form>
  );
}
