import { addPasskey, beginPasskey } from "@thangam/contracts/session/factor-operations";
import { Fingerprint, Smartphone } from "lucide-react";
import { useState } from "react";
import { call } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { canUsePasskeys, isPasskeyDeclined, isPasskeyThere, makePasskey } from "#api/passkeys.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { toast } from "#ui/toast.tsx";
import { AddApp } from "./add-app.tsx";
import { isChallengeOver } from "./asked.ts";
import type { Added } from "./asked.ts";
import { deviceLabel } from "#shared/session/device-label.ts";

interface Props {
  challenge: string;
  methods: readonly string[];
  /** Whether this device can be trusted with it: at a sign-in. */
  canTrust: boolean;
  onAdded: (added: Added) => void;
  /** It has to begin anew. */
  onOver: () => void;
}

/** Adds an app for codes or a passkey, whichever the person chooses. */
export function EnrolFactor({ challenge, methods, canTrust, onAdded, onOver }: Props) {
  const [way, setWay] = useState<"app" | null>(null);
  const [trusts, setTrusts] = useState(false);
  const [isMaking, setMaking] = useState(false);

  async function addOwnPasskey() {
    setMaking(true);
    try {
      const { options } = await call(beginPasskey, { challenge });
      const passkey = await makePasskey(options);
      const name = deviceLabel(navigator.userAgent).slice(0, 60);
      onAdded(await call(addPasskey, { challenge, passkey, name, ...(canTrust && { trustsDevice: trusts }) }));
    } catch (error) {
      toast.error(reasonOf(error));
      if (isChallengeOver(error)) onOver();
    } finally {
      setMaking(false);
    }
  }

  if (way === "app")
    return (
      <AddApp
        challenge={challenge}
        trusts={canTrust ? trusts : null}
        onAdded={onAdded}
        onOver={onOver}
        onBack={() => setWay(null)}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      {methods.includes("passkey") && canUsePasskeys() && (
        <Choice
          title={t("Passkey")}
          text={t("Your finger, your face or the PIN of this device. Nothing to type.")}
          button={
            <Button look="primary" isBusy={isMaking} onClick={() => void addOwnPasskey()}>
              <Fingerprint size={18} aria-hidden />
              {t("Make a passkey")}
            </Button>
          }
        />
      )}
      {methods.includes("totp") && (
        <Choice
          title={t("App for codes")}
          text={t("An app on your phone, such as Google Authenticator or Aegis, shows a new code every 30 seconds.")}
          button={
            <Button disabled={isMaking} onClick={() => setWay("app")}>
              <Smartphone size={18} aria-hidden />
              {t("Set up an app")}
            </Button>
          }
        />
      )}
      {canTrust && (
        <Checkbox
          label={t("Trust this device for 30 days")}
          hint={t("You are asked for the password alone here. Not on a device that others use.")}
          checked={trusts}
          onChange={({ currentTarget: { checked } }) => setTrusts(checked)}
        />
      )}
    </div>
  );
}

function Choice({ title, text, button }: { title: string; text: string; button: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
      {button}
    </section>
  );
}

function reasonOf(error: unknown): string {
  if (isPasskeyDeclined(error)) return t("No passkey was made. Try again, or set up an app.");
  if (isPasskeyThere(error)) return t("This device has a passkey of yours already.");
  return errorMessage(error);
}
