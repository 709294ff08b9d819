import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { useSession } from "#api/session.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";

/** The branch whose day is shown: the one that the URL names, else the one in which the reader is. A shop of one has none. */
export function useBranchOfDay(): OwnBranch | undefined {
  const branches = useSession()?.branches;
  const { branchNumber } = useChosenBranch();
  return branches?.find((branch) =>
    branchNumber === undefined ? branch.isCurrent : branch.branchNumber === branchNumber,
  );
}

/** A branch as the operations of a day take it. */
export function ofBranch(branch: OwnBranch | undefined): { branchNumber?: number } {
  return branch === undefined ? {} : { branchNumber: branch.branchNumber };
}
