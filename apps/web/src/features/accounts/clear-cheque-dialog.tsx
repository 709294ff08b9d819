import { clearCheque, listCheques } from "@thangam/contracts/accounts/cheque-operations";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Cheque } from "./cheque-columns.tsx";
import { staleAfterEntry } from "./stale-after.ts";

/** Records that the bank has paid a cheque. */
export default function ClearChequeDialog({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const form = useOperationForm(clearCheque, {
    defaults: { reference: "" },
    toInput: (values) => ({ ...values, paymentId: cheque.paymentId.toString() }),
    invalidates: [listCheques, ...staleAfterEntry],
    onSaved: () => {
      toast.success(t("The cheque is cleared."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Paid by the bank")}
      description={[cheque.clientName, cheque.chequeNumber, rupees(cheque.amountPaise)].filter(Boolean).join(" · ")}
    >
      <p>
        {cheque.isCredited
          ? t("The money moves from the cheques in collection to the bank account.")
          : t("The payment is credited now, at today's gold rate, and its receipt is sent.")}
      </p>
      <TextField label={t("Reference on the statement")} maxLength={40} {...form.field("reference")} />
    </FormDialog>
  );
}
