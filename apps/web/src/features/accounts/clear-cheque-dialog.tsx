import { clearCheque, listCheques } from "@thangam/contracts/accounts/cheque-operations";
import { useState } from "react";
import { shopDay } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { DateField } from "#ui/date-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Cheque } from "./cheque-columns.tsx";
import { staleAfterEntry } from "./stale-after.ts";

/** Records that the bank has paid a cheque. */
export default function ClearChequeDialog({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const [today] = useState(() => shopDay(new Date()));
  const form = useOperationForm(clearCheque, {
    defaults: { reference: "", creditedOn: today },
    fieldOfRefusal: { bank_day_not_allowed: "creditedOn" },
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
          : t("The payment is credited, and its receipt is sent.")}
      </p>
      <DateField
        label={t("Credited by the bank on")}
        hint={t("The day on the bank's statement. Its gold rate counts, and whether the payment was in time.")}
        {...form.controlled("creditedOn")}
      />
      <TextField label={t("Reference on the statement")} maxLength={40} {...form.field("reference")} />
    </FormDialog>
  );
}
