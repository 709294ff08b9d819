import {
  getMyFactors,
  makeBackupCodes,
  openEnrolment,
  removeFactor,
} from "@thangam/contracts/session/factor-operations";
import { listMyDevices, listMySessions } from "@thangam/contracts/session/profile-operations";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { BackupCodes } from "#shared/session/second-step/backup-codes.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Card, Skeleton } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { AddFactorDialog } from "./add-factor-dialog.tsx";
import { FactorList, nameOf } from "./factor-list.tsx";
import type { Factor, MyFactors } from "./my-factors.ts";
import { useStepUp } from "./use-step-up.tsx";

const changed = [getMyFactors, listMySessions, listMyDevices];

/** The second steps of the user, and the backup codes; each change asks first who does it. */
export function FactorsCard() {
  const { data, error, refetch } = useOperation(getMyFactors, {});
  return (
    <Card title={t("Second step")}>
      {data === undefined && error === null && <Skeleton className="h-32 w-full" />}
      {data === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {data !== undefined && <Factors mine={data} />}
    </Card>
  );
}

function Factors({ mine }: { mine: MyFactors }) {
  const { email } = useUser();
  const { dialog, withStepUp } = useStepUp();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const open = useCommand(openEnrolment);
  const remove = useCommand(removeFactor, { invalidates: changed });
  const make = useCommand(makeBackupCodes, { invalidates: changed });
  const onError = (failure: unknown) => toast.error(errorMessage(failure));
  const hasFactor = mine.factors.length > 0;

  function removeIt({ id: factor }: Factor) {
    setRemoving(null);
    withStepUp((stepUp) =>
      remove.mutate({ factor, stepUp }, { onSuccess: () => toast.success(t("The second step is removed.")), onError }),
    );
  }

  const addAnother = () =>
    withStepUp((stepUp) => open.mutate({ stepUp }, { onSuccess: (opened) => setChallenge(opened.challenge), onError }));
  const makeCodes = () =>
    withStepUp((stepUp) => make.mutate({ stepUp }, { onSuccess: (made) => setCodes(made.backupCodes), onError }));

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{explanation(mine)}</p>
      <FactorList factors={mine.factors} isBusy={remove.isPending} onRemove={setRemoving} />
      <div className="flex flex-wrap gap-3">
        <Button look={hasFactor ? "secondary" : "primary"} isBusy={open.isPending} onClick={addAnother}>
          {hasFactor ? t("Add another way") : t("Add a second step")}
        </Button>
        {hasFactor && (
          <Button isBusy={make.isPending} onClick={makeCodes}>
            {t("Make new backup codes")}
          </Button>
        )}
      </div>
      {hasFactor && <p className="text-sm text-muted">{codesLeft(mine.backupCodesLeft)}</p>}
      {dialog}
      {challenge !== null && (
        <AddFactorDialog
          challenge={challenge}
          mine={mine}
          onClose={() => setChallenge(null)}
          onAdded={({ backupCodes }) => {
            setChallenge(null);
            if (backupCodes.length > 0) setCodes(backupCodes);
            else toast.success(t("The second step is added."));
          }}
        />
      )}
      {codes !== null && (
        <Dialog isOpen onClose={() => setCodes(null)} title={t("Backup codes")}>
          <BackupCodes codes={codes} email={email} onKept={() => setCodes(null)} />
        </Dialog>
      )}
      <RemoveQuestion factor={removing} onYes={removeIt} onNo={() => setRemoving(null)} />
    </div>
  );
}

function codesLeft(count: number): string {
  return t(
    "{count, plural, =0 {No backup code is left.} one {# backup code is left.} other {# backup codes are left.}}",
    { count },
  );
}

interface RemoveProps {
  factor: Factor | null;
  onYes: (factor: Factor) => void;
  onNo: () => void;
}

function RemoveQuestion({ factor, onYes, onNo }: RemoveProps) {
  return (
    <ConfirmDialog
      isOpen={factor !== null}
      title={t("Remove the second step")}
      subject={factor !== null && nameOf(factor)}
      question={t("It signs you in no more. Devices that you trusted ask again.")}
      yes={t("Remove")}
      isDangerous
      onYes={() => factor !== null && onYes(factor)}
      onNo={onNo}
    />
  );
}

function explanation({ factors, isRequired }: MyFactors): string {
  if (factors.length === 0) return t("A password can be stolen. With a second step nobody signs in by it alone.");
  return isRequired
    ? t("The shop asks you for a second step. You can exchange it, but not be without one.")
    : t("You are asked for it beside the password when you sign in.");
}
