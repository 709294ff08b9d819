import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ChipSelect } from "./chip-select.tsx";
import { useBranches, useChosenBranch } from "./chosen-branch.ts";
import type { ListState } from "./list-state.ts";

type Changed = Pick<ListState, "change">;

/** An address of the portal that shows the branch which is shown here. */
export function useBranchAddress(): (address: string) => string {
  const { branchNumber } = useChosenBranch();
  return (address) => {
    if (branchNumber === undefined) return address;
    return `${address}${address.includes("?") ? "&" : "?"}branch=${branchNumber}`;
  };
}

/** A filter by branch above a table. */
export function BranchChip({ list }: { list: Changed }) {
  const choice = useBranchChoice(list);
  return choice !== null && <ChipSelect {...choice} />;
}

/** A filter by branch among the fields of a page. */
export function BranchSelect({ list, className = "w-56" }: { list: Changed; className?: string }) {
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

/** The choice among the branches; null for somebody who sees one. */
function useBranchChoice(list: Changed) {
  const branches = useBranches();
  const { branchNumber } = useChosenBranch();
  if (branches.length === 0) return null;
  return {
    label: t("Branch"),
    options: branches.map((branch) => ({ value: String(branch.branchNumber), label: branch.name })),
    value: branchNumber === undefined ? "" : String(branchNumber),
    onValueChange: (branch: string) => list.change({ branch }),
  };
}
