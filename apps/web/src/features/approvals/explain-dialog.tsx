import { explainApproval } from "@thangam/contracts/approvals/approval-operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
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
    <FormDialog form={form} onClose={onClose} title={t("Request {number}", { number: row.id.toString() })}>
      <TextField label={t("Why it is needed")} isRequired maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
