import { saveReminderChoice } from "@thangam/contracts/session/profile-operations";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { OnlineOnly } from "#ui/online-only.tsx";
import { toast } from "#ui/toast.tsx";

/** Whether the customer gets reminders. Receipts are always sent. */
export function ReminderChoice({ isWanted, hasEmail }: { isWanted: boolean; hasEmail: boolean }) {
  const save = useCommand(saveReminderChoice, { invalidates: [getSession] });
  /** The choice is shown at once, before the session confirms it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <Card title={t("Reminders")}>
      <OnlineOnly>
        <Checkbox
          label={t("Remind me of payments and of books that mature")}
          hint={
            hasEmail
              ? t("By e-mail and SMS, at most once a day. Receipts and other news of your books come in any case.")
              : t("By SMS, at most once a day. Receipts and other news of your books come in any case.")
          }
          checked={chosen ?? isWanted}
          onChange={({ currentTarget: { checked } }) => {
            setChosen(checked);
            save.mutate(
              { wantsReminders: checked },
              {
                onSuccess: () =>
                  toast.success(checked ? t("You will be reminded.") : t("You will not be reminded any more.")),
                onError: (error) => toast.error(errorMessage(error)),
                onSettled: () => setChosen(null),
              },
            );
          }}
        />
      </OnlineOnly>
    </Card>
  );
}
