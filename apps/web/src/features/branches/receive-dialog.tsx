import { branchMoneyCodes } from "@thangam/contracts/branches/schemas";
import { receiveFromBranch } from "@thangam/contracts/branches/transfer-operations";
import { day } from "#format/dates.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterTransfer } from "./stale-after.ts";
import type { Transfer } from "./transfer-columns.tsx";

/** Confirms money of another branch, by the amount that was counted: it is not shown before. */
export default function ReceiveDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const isOfBank = transfer.takenFrom === "Bank";
  const places = branchMoneyCodes.phrases.filter((place) => (place === "Bank") === isOfBank);
  const form = useOperationForm(receiveFromBranch, {
    defaults: { amountPaise: "", putInto: String(places[0]) },
    toInput: (values) => ({ ...values, transferId: transfer.transferId.toString() }),
    fieldOfRefusal: { transfer_amount_differs: "amountPaise", transfer_other_way: "putInto" },
    invalidates: staleAfterTransfer,
    onSaved: () => {
      toast.success(t("The money has come."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Confirm money of {branch}", { branch: transfer.from })}
      description={t("Sent on {day} by {name}. Count it, and type what you counted.", {
        day: day(transfer.sentOn),
        name: transfer.sentBy ?? "–",
      })}
      saveLabel={t("Confirm")}
    >
      <AmountField label={t("Amount counted")} isRequired {...form.controlled("amountPaise")} />
      <SelectField
        label={t("Put into")}
        options={places.map((value) => ({ value, label: labelOf(value) }))}
        {...form.controlled("putInto")}
      />
    </FormDialog>
  );
}
