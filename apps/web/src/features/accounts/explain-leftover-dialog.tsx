import { explainLeftover, listLeftovers } from "@thangam/contracts/accounts/leftover-operations";
import { rupees } from "#format/rupees.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Leftover } from "./leftover.ts";

/** Says why money stays left over; the other Admins are told of it. */
export default function ExplainLeftoverDialog({ leftover, onClose }: { leftover: Leftover; onClose: () => void }) {
  const form = useOperationForm(explainLeftover, {
    defaults: { remarks: "" },
    toInput: (values) => ({ ...values, mode: leftover.mode }),
    invalidates: [listLeftovers],
    onSaved: () => {
      toast.success(t("The explanation is recorded."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Explain what is left over")}
      description={`${labelOf(leftover.mode)} · ${rupees(leftover.leftPaise)}`}
      saveLabel={t("Explain")}
    >
      <p>
        {t(
          "Only somebody who took none of these payments explains it, or an only Admin, after a delay. The other Admins are told.",
        )}
      </p>
      <TextField label={labelOf("Remarks")} isRequired maxLength={300} {...form.field("remarks")} />
    </FormDialog>
  );
}
