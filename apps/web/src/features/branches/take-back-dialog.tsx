import { cancelBranchTransfer } from "@thangam/contracts/branches/transfer-operations";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterTransfer } from "./stale-after.ts";
import type { Transfer } from "./transfer-columns.tsx";

/** Takes back money that nobody has confirmed at the other branch. */
export default function TakeBackDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const form = useOperationForm(cancelBranchTransfer, {
    defaults: { reason: "" },
    toInput: (values) => ({ ...values, transferId: transfer.transferId.toString() }),
    invalidates: staleAfterTransfer,
    onSaved: () => {
      toast.success(t("The money is taken back."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Take money back")}
      description={t("{amount} for {branch}", { amount: rupees(transfer.amountPaise), branch: transfer.to })}
      saveLabel={t("Take back")}
    >
      <TextField label={t("Reason")} isRequired maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
