import { correctAccountEntry } from "@thangam/contracts/accounts/bank-operations";
import { listCheques } from "@thangam/contracts/accounts/cheque-operations";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Entry } from "./entry.ts";
import { staleAfterEntry } from "./stale-after.ts";

/** Takes an entry back by another one of today; both stay. */
export default function CorrectEntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const form = useOperationForm(correctAccountEntry, {
    defaults: { reason: "" },
    toInput: (values) => ({ ...values, journalId: entry.journalId.toString() }),
    invalidates: [...staleAfterEntry, listCheques],
    onSaved: () => {
      toast.success(t("The entry is taken back."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Take back entry {number}", { number: String(entry.journalId) })}
      description={[labelOf(entry.kind), entry.reference, rupees(entry.amountPaise ?? 0n)].filter(Boolean).join(" · ")}
      saveLabel={t("Take back")}
    >
      <p>{t("Another entry of today undoes it. Both stay in the day book.")}</p>
      <TextField label={t("Reason")} isRequired maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
