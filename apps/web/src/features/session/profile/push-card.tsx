import { getPush, removePushSubscription, savePushSubscription } from "@thangam/contracts/messages/push-operations";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { OnlineOnly } from "#ui/online-only.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { canTakePushes, subscribeDevice, unsubscribeDevice } from "./push-device.ts";

/** Switches push messages on for this device, and off; nothing where the browser takes none. */
export function PushCard() {
  if (!canTakePushes()) return null;
  return <PushChoice />;
}

function PushChoice() {
  const { data } = useOperation(getPush, {});
  const save = useCommand(savePushSubscription, { invalidates: [getPush] });
  const remove = useCommand(removePushSubscription, { invalidates: [getPush] });
  const [isAsking, setAsking] = useState(false);
  const [isDenied, setDenied] = useState(Notification.permission === "denied");
  if (data === undefined) return null;

  async function switchOn(publicKey: string) {
    setAsking(true);
    try {
      const subscription = await subscribeDevice(publicKey);
      setDenied(Notification.permission === "denied");
      if (subscription === null) return;
      await save.mutateAsync(subscription);
      toast.success(t("This device tells you from now on."));
    } catch (error) {
      toast.error(error instanceof DOMException ? t("This browser takes no push messages now.") : errorMessage(error));
    } finally {
      setAsking(false);
    }
  }
  async function switchOff() {
    try {
      await remove.mutateAsync({});
      await unsubscribeDevice();
      toast.success(t("This device tells you nothing any more."));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  const { publicKey, isOn } = data;
  return (
    <Card title={t("Messages on this device")}>
      <OnlineOnly>
        <p>
          {t(
            "This device can tell you at once of payments, of your books and of what falls due, also while the portal is closed. No name and no amount is shown, and nothing comes at night. It ends when you sign out.",
          )}
        </p>
        {isDenied && !isOn ? (
          <p className="mt-2 font-semibold">
            {t(
              "This browser blocks the messages of the portal. Open the settings of this page (the sign before its address), allow notifications there, and load the page again.",
            )}
          </p>
        ) : (
          <Button
            className="mt-3"
            isBusy={isAsking || save.isPending || remove.isPending}
            onClick={() => void (isOn ? switchOff() : switchOn(publicKey))}
          >
            {isOn ? <BellOff size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
            {isOn ? t("Switch off") : t("Switch on")}
          </Button>
        )}
      </OnlineOnly>
    </Card>
  );
}
