import { listApplications, rejectApplication } from "@thangam/contracts/applications/decide-operations";
import { notice } from "#api/messages.ts";
import { rupees } from "#format/rupees.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { ClientApplication } from "./client-application.ts";
import { useAlreadyDecided } from "./already-decided.ts";

/** Asks for the reason, which the applicant is sent. */
export default function RejectDialog({
  application,
  onClose,
}: {
  application: ClientApplication;
  onClose: () => void;
}) {
  const { id, name, schemeName, amountPaise } = application;
  const form = useOperationForm(rejectApplication, {
    defaults: { reason: "" },
    toInput: ({ reason }) => ({ requestId: id.toString(), reason }),
    invalidates: [listApplications],
    guardsLeaving: false,
    onSaved: () => {
      toast.success(notice("request_rejected"));
      onClose();
    },
    onRefused: useAlreadyDecided(onClose),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Reject the request of {name}", { name })}
      description={`${schemeName} · ${rupees(amountPaise)}`}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <TextField
          label={t("Reason")}
          isRequired
          autoFocus
          maxLength={300}
          hint={t("The applicant reads it in the mail.")}
          {...form.field("reason")}
        />
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" look="danger" isBusy={form.isSaving}>
            {t("Reject")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
