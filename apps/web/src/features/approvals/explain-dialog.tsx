import { explainApproval } from "@thangam/contracts/approvals/approval-operations";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { approvalQueries } from "./approval-queries.ts";
import type { Approval } from "./approval.ts";

/** The maker's reason, where the form that was sent had no field for it. */
export default function ExplainDialog({ row, onClose }: { row: Approval; onClose: () => void }) {
  const form = useOperationForm(explainApproval, {
    defaults: { reason: "" },
    toInput: (values) => ({ ...values, approvalId: row.id.toString() }),
    invalidates: approvalQueries,
    onSaved: () => {
      toast.success(t("The reason is saved."));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("Request {number}", { number: row.id.toString() })}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <TextField label={t("Why it is needed")} isRequired maxLength={300} {...form.field("reason")} />
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
