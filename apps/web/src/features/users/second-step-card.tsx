import { resetSecondFactor } from "@thangam/contracts/users/user-operations";
import type { getUser } from "@thangam/contracts/users/user-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { ApprovalWaits } from "#api/problem.ts";
import { useCommand } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

/** Whether somebody has a second step, and the way out for who lost theirs. */
export function SecondStepCard({ user: { id, name, hasSecondFactor } }: { user: OutputOf<typeof getUser> }) {
  const me = useUser();
  const [isAsking, setAsking] = useState(false);
  const reset = useCommand(resetSecondFactor, { invalidates: accountQueries });
  const isOwn = me.userId === id;

  function send() {
    reset.mutate(
      { userId: id },
      {
        onSuccess: () => toast.success(t("The second step of {name} is reset.", { name })),
        onError: (error) => {
          if (!(error instanceof ApprovalWaits)) toast.error(errorMessage(error));
        },
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <Card title={t("Second step")}>
      <p>
        {hasSecondFactor
          ? t("{name} signs in with an app or a passkey beside the password.", { name })
          : t("{name} has no second step.", { name })}
      </p>
      {isOwn && <p className="mt-2 text-sm text-muted">{t("You change your own under Security.")}</p>}
      {hasSecondFactor && !isOwn && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          {t("Reset the second step")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("Reset the second step")}
        subject={name}
        question={t(
          "Their apps, passkeys and backup codes are gone, and they are signed out everywhere. Make sure that it is them who ask: until they add another one, the password alone is enough to do so. They and all Admins are told.",
        )}
        yes={t("Reset")}
        no={t("Cancel")}
        isDangerous
        isBusy={reset.isPending}
        onYes={send}
        onNo={() => setAsking(false)}
      />
    </Card>
  );
}
