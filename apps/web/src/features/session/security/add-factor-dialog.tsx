import { getMyFactors } from "@thangam/contracts/session/factor-operations";
import { listMyDevices, listMySessions } from "@thangam/contracts/session/profile-operations";
import { queryClient } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { EnrolFactor } from "#shared/session/second-step/enrol-factor.tsx";
import type { Added } from "#shared/session/second-step/asked.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { MyFactors } from "./my-factors.ts";

interface Props {
  challenge: string;
  mine: MyFactors;
  onClose: () => void;
  onAdded: (added: Added) => void;
}

/** Adds an app or a passkey to the sign-in of the user. */
export function AddFactorDialog({ challenge, mine, onClose, onAdded }: Props) {
  const hasApp = mine.factors.some(({ kind }) => kind === "totp");
  const methods = mine.passkeyHost === null ? ["totp"] : ["totp", "passkey"];

  function finish(added: Added) {
    for (const { wire } of [getMyFactors, listMySessions, listMyDevices])
      void queryClient.invalidateQueries({ queryKey: [wire] });
    onAdded(added);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Add a second step")}
      description={hasApp && t("A new app takes the place of the one you have.")}
    >
      <EnrolFactor challenge={challenge} methods={methods} canTrust={false} onAdded={finish} onOver={onClose} />
    </Dialog>
  );
}
