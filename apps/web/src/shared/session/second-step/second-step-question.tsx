import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useState } from "react";
import { t } from "#i18n/i18n.ts";
import type { Added, Asked } from "./asked.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { EnrolFactor } from "./enrol-factor.tsx";
import { ShowFactor } from "./show-factor.tsx";

interface Props {
  asked: Asked;
  onSignedIn: (person: SessionPerson) => void;
  /** It has to begin anew, with the password. */
  onOver: () => void;
}

/** What comes after the password: the second step, or adding one and keeping its backup codes. */
export default function SecondStepQuestion({ asked, onSignedIn, onOver }: Props) {
  const [added, setAdded] = useState<Added | null>(null);
  if (added !== null)
    return <BackupCodes codes={added.backupCodes} email={added.person.email} onKept={() => onSignedIn(added.person)} />;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">
        {asked.enrols
          ? t("A password can be stolen. Add a second step, which is asked for when you sign in from now on.")
          : t("That was right. Show now that it is you.")}
      </p>
      {asked.enrols ? (
        <EnrolFactor challenge={asked.challenge} methods={asked.methods} canTrust onAdded={setAdded} onOver={onOver} />
      ) : (
        <ShowFactor asked={asked} onSignedIn={onSignedIn} onOver={onOver} />
      )}
      <button
        type="button"
        className="min-h-11 self-start text-sm text-brand-ink underline underline-offset-4"
        onClick={onOver}
      >
        {t("Back to the login page")}
      </button>
    </div>
  );
}
