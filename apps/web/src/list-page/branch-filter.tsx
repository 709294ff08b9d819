import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { useSearchParams } from "react-router";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { ChipSelect } from "./chip-select.tsx";
import type { ListState } from "./list-state.ts";

export type Changed = Pick<ListState, "change">;

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
  const choice = useBranchChoice(list);
  return choice !== null && <ChipSelect {...choice} />;
}

/** The choice among the branches; null for somebody who sees one. */
export function useBranchChoice(list: Changed) {
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
