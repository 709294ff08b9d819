import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { useSearchParams } from "react-router";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ChipSelect } from "./chip-select.tsx";
import type { ListState } from "./list-state.ts";

type Changed = Pick<ListState, "change">;

/** The branches among which the reader chooses; none for somebody who sees one. */
export function useBranches(): readonly OwnBranch[] {
  const branches = useSession()?.branches ?? [];
  return branches.length > 1 ? branches : [];
}

/** The branch that the URL names, as an operation takes it; all that the reader sees where it names none of them. */
export function useChosenBranch(): { branchNumber?: number } {
  const [params] = useSearchParams();
  const named = useBranches().find(({ branchNumber }) => String(branchNumber) === params.get("branch"));
  return named === undefined ? {} : { branchNumber: named.branchNumber };
}

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
  const choice = useChoice(list);
  return choice !== null && <ChipSelect {...choice} />;
}

/** A filter by branch among the fields of a page. */
export function BranchSelect({ list, className = "w-56" }: { list: Changed; className?: string }) {
  const choice = useChoice(list);
  if (choice === null) return null;
  return (
    <SelectField
      {...choice}
      className={className}
      options={[{ value: "", label: t("All branches") }, ...choice.options]}
    />
  );
}

function useChoice(list: Changed) {
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
