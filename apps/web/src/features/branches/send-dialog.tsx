import { listBranches } from "@thangam/contracts/branches/branch-operations";
import { branchMoneyCodes } from "@thangam/contracts/branches/schemas";
import { sendToBranch } from "@thangam/contracts/branches/transfer-operations";
import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { useOperation } from "#api/query.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterTransfer } from "./stale-after.ts";

interface Props {
  branches: readonly OwnBranch[];
  onClose: () => void;
}

/** Sends money from the branch in which one is to another one. */
export default function SendDialog({ branches, onClose }: Props) {
  const here = branches.find((branch) => branch.isCurrent);
  const { data } = useOperation(listBranches, {});
  const others = (data ?? branches).filter(({ branchNumber }) => branchNumber !== here?.branchNumber);
  const form = useOperationForm(sendToBranch, {
    defaults: { toNumber: "", takenFrom: "Drawer", amountPaise: "", reference: "", note: "" },
    toInput: (values) => (values.takenFrom === "Bank" ? values : { ...values, reference: "" }),
    fieldOfRefusal: { cash_not_there: "amountPaise", bank_reference_used: "reference", branch_not_found: "toNumber" },
    invalidates: staleAfterTransfer,
    onSaved: () => {
      toast.success(t("The money is on its way."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Send money")}
      description={t("From {branch}. Somebody at the other branch confirms that it came.", {
        branch: here?.name ?? "",
      })}
      saveLabel={t("Send money")}
    >
      <SelectField
        label={t("To")}
        isRequired
        placeholder={t("Choose a branch")}
        options={others.map(({ branchNumber, name }) => ({ value: String(branchNumber), label: name }))}
        {...form.controlled("toNumber")}
      />
      <SelectField
        label={t("Taken from")}
        options={branchMoneyCodes.phrases.map((value) => ({ value, label: labelOf(value) }))}
        {...form.controlled("takenFrom")}
      />
      <AmountField label={t("Amount")} isRequired {...form.controlled("amountPaise")} />
      {form.values.takenFrom === "Bank" && (
        <TextField label={t("Number of the bank's transfer")} isRequired maxLength={40} {...form.field("reference")} />
      )}
      <TextField label={t("Note")} maxLength={200} {...form.field("note")} />
    </FormDialog>
  );
}
