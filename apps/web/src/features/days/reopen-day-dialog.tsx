import { getDay, listClosedDays, reopenDay } from "@thangam/contracts/days/operations";
import { day as dayText } from "#format/dates.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { ofBranch, useBranchOfDay } from "./branch-of-day.ts";

/** Asks for the reason to reopen a day. It is stored with the day and in the audit trail. */
export default function ReopenDayDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const branch = useBranchOfDay();
  const form = useOperationForm(reopenDay, {
    defaults: { reason: "" },
    toInput: (values) => ({ ...ofBranch(branch), ...values, day }),
    guardsLeaving: false,
    invalidates: [getDay, listClosedDays],
    onSaved: () => {
      toast.success(t("{day} is open again.", { day: dayText(day) }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Open {day} again", { day: dayText(day) })}
      description={t("Payments can be posted into it until it is closed once more. What was counted stays to be read.")}
      formLabel={t("Open the day again")}
      saveLabel={t("Open the day again")}
    >
      <TextField label={t("Reason")} isRequired autoFocus maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
