import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useBranchChoice, useChosenBranch } from "./chosen-branch.ts";
import type { ChangedList } from "./chosen-branch.ts";

/** An address of the portal that shows the branch which is shown here. */
export function useBranchAddress(): (address: string) => string {
  const { branchNumber } = useChosenBranch();
  return (address) => {
    if (branchNumber === undefined) return address;
    return `${address}${address.includes("?") ? "&" : "?"}branch=${branchNumber}`;
  };
}

/** A filter by branch among the fields of a page. */
export function BranchSelect({ list, className = "w-56" }: { list: ChangedList; className?: string }) {
  const choice = useBranchChoice(list);
  if (choice === null) return null;
  return (
    <SelectField
      {...choice}
      className={className}
      options={[{ value: "", label: t("All branches") }, ...choice.options]}
    />
  );
}
