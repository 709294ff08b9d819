import { listBranches, saveBranch } from "@thangam/contracts/branches/branch-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { listCounters } from "@thangam/contracts/settings/counter-operations";
import { listCapabilities } from "@thangam/contracts/users/capability-operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

export type Branch = OutputOf<typeof listBranches>[number];

/** It has the shop's gold rate. */
const FIRST_BRANCH = 1;

/** Opens a branch, or changes what one says of itself. Its letters stay. */
export function BranchDialog({ branch, onClose }: { branch: Branch | undefined; onClose: () => void }) {
  const isFirst = branch?.branchNumber === FIRST_BRANCH;
  const form = useOperationForm(saveBranch, {
    defaults: {
      name: branch?.name ?? "",
      code: branch?.code ?? "",
      address: branch?.address ?? "",
      phone: branch?.phone ?? "",
      gstin: branch?.gstin ?? "",
      opensAt: hour(branch?.opensAt),
      closesAt: hour(branch?.closesAt),
      hasOwnRate: !isFirst && (branch?.hasOwnRate ?? false),
    },
    toInput: (values) => ({
      ...values,
      ...(branch && { branchNumber: branch.branchNumber, version: branch.version }),
    }),
    invalidates: [listBranches, listCounters, listCapabilities, getSession],
    fieldOfRefusal: { branch_code_used: "code", branch_code_fixed: "code", branch_name_used: "name" },
    onSaved: () => {
      toast.success(t("The branch is saved."));
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={branch === undefined ? t("Open a branch") : t("Change a branch")}>
      <TextField label={t("Name")} isRequired maxLength={60} {...form.field("name")} />
      <TextField
        label={t("Letters of its receipts")}
        isRequired
        maxLength={2}
        autoCapitalize="characters"
        readOnly={branch !== undefined}
        hint={branch === undefined ? t("One or two. They cannot be changed later.") : t("They stay.")}
        {...form.field("code")}
      />
      <TextField label={t("Address")} maxLength={200} {...form.field("address")} />
      <TextField label={t("Phone")} maxLength={20} inputMode="tel" {...form.field("phone")} />
      <TextField label={t("GSTIN")} maxLength={15} {...form.field("gstin")} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField label={t("Opens at")} options={hours(0, 23, "–")} {...form.controlled("opensAt")} />
        <SelectField
          label={t("Closes at")}
          options={hours(1, 24, t("As in the settings"))}
          {...form.controlled("closesAt")}
        />
      </div>
      {!isFirst && (
        <Checkbox
          label={t("Has its own gold rate")}
          hint={t("The books of this branch are weighed by it from the next rate on that is set.")}
          checked={form.values.hasOwnRate}
          onChange={(event) => form.setValue("hasOwnRate", event.currentTarget.checked)}
        />
      )}
      <p className="text-sm text-muted">{t("What is left empty is as the shop's profile and settings say.")}</p>
    </FormDialog>
  );
}

/** Full hours as a clock shows them: what the portal asks of a branch is no finer. */
function hours(first: number, last: number, nothing: string) {
  const times = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [{ value: "", label: nothing }, ...times.map((time) => ({ value: String(time), label: fullHour(time) }))];
}

export function fullHour(hourOfDay: number): string {
  return `${String(hourOfDay).padStart(2, "0")}:00`;
}

function hour(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}
