import type { ShownPasskey } from "@thangam/contracts/session/factor-schemas";
import { askPasskey } from "@thangam/contracts/session/factor-operations";
import { useState } from "react";
import { call } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { isPasskeyDeclined, showPasskey } from "#api/passkeys.ts";
import { t } from "#i18n/i18n.ts";
import type { ButtonLook } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { PasskeyLook } from "./passkey-look.tsx";

interface Props {
  /** To go on with; without one the passkey alone signs in. */
  challenge?: string;
  label: string;
  look?: ButtonLook;
  isBusy: boolean;
  onShown: (shown: { challenge: string; passkey: ShownPasskey }) => void;
  /** Handles a refusal; returns true to say nothing else of it. */
  onRefused?: (error: unknown) => boolean;
}

/** Asks the browser for a passkey. */
export function PasskeyButton({ challenge, label, look = "secondary", isBusy, onShown, onRefused }: Props) {
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      const asked = await call(askPasskey, challenge === undefined ? {} : { challenge });
      onShown({ challenge: asked.challenge, passkey: await showPasskey(asked.options) });
    } catch (error) {
      if (onRefused?.(error) === true) return;
      if (isPasskeyDeclined(error)) toast.error(t("No passkey was chosen. Try again, or go on in another way."));
      else toast.error(errorMessage(error));
    } finally {
      setAsking(false);
    }
  }

  return <PasskeyLook look={look} isBusy={isBusy || isAsking} onClick={() => void ask()} label={label} />;
}
