import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { useSearchParams } from "react-router";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import type { ListState } from "./list-state.ts";

/** What a choice changes. */
export type ChangedList = Pick<ListState, "change">;

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

/** The choice among the branches; null for somebody who sees one. */
export function useBranchChoice(list: ChangedList) {
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
