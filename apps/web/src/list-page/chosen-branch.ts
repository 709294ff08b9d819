import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { useSearchParams } from "react-router";
import { useSession } from "#api/session.ts";

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
