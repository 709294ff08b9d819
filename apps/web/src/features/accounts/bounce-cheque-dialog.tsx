import { bounceCheque, listCheques } from "@thangam/contracts/accounts/cheque-operations";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Cheque } from "./cheque-columns.tsx";
import { staleAfterEntry } from "./stale-after.ts";

/** Records that the bank has not paid a cheque. */
export default function BounceChequeDialog({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const form = useOperationForm(bounceCheque, {
    defaults: { reason: "" },
    toInput: (values) => ({ ...values, paymentId: cheque.paymentId.toString() }),
    invalidates: [listCheques, ...staleAfterEntry],
    onSaved: () => {
      toast.success(t("The cheque is noted as bounced, and the client is told."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("The cheque bounced")}
      description={[cheque.clientName, cheque.chequeNumber, rupees(cheque.amountPaise)].filter(Boolean).join(" · ")}
    >
      <p>
        {cheque.isCredited
          ? t("What it credited is taken back by another entry, its receipt is void, and the client is told.")
          : t("The payment fails, nothing was credited, and the client is told.")}
      </p>
      {cheque.isCredited && <p>{t("If its book is settled, the shop bears the loss instead.")}</p>}
      <TextField label={t("What the bank says")} isRequired maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
