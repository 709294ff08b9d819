import { getDay, listClosedDays, reopenDay } from "@thangam/contracts/days/operations";
import { day as dayText } from "#format/dates.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

/** Asks for the reason to reopen a day. It is stored with the day and in the audit trail. */
export default function ReopenDayDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const form = useOperationForm(reopenDay, {
    defaults: { reason: "" },
    toInput: (values) => ({ ...values, day }),
    guardsLeaving: false,
    invalidates: [getDay, listClosedDays],
    onSaved: () => {
      toast.success(t("{day} is open again.", { day: dayText(day) }));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Open {day} again", { day: dayText(day) })}
      description={t("Payments can be posted into it until it is closed once more. What was counted stays to be read.")}
    >
      <form
        noValidate
        aria-label={t("Open the day again")}
        onSubmit={(event) => void form.submit(event)}
        className="flex flex-col gap-5"
      >
        <TextField label={t("Reason")} isRequired autoFocus maxLength={300} {...form.field("reason")} />
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Open the day again")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
