import { bounceCheque, listCheques } from "@thangam/contracts/accounts/cheque-operations";
import { rupees } from "#format/rupees.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t("The cheque bounced")}
      description={[cheque.clientName, cheque.chequeNumber, rupees(cheque.amountPaise)].filter(Boolean).join(" · ")}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <p>
          {cheque.isCredited
            ? t("What it credited is taken back by another entry, its receipt is void, and the client is told.")
            : t("The payment fails, nothing was credited, and the client is told.")}
        </p>
        <TextField label={t("What the bank says")} isRequired maxLength={300} {...form.field("reason")} />
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
