import { useBranches, useChosenBranch } from "#list-page/chosen-branch.ts";

/** On paper, what a report was chosen by; the fields for it stay on the screen. */
export function PrintedFilters({ chosen }: { chosen: readonly string[] }) {
  const { branchNumber } = useChosenBranch();
  const branch = useBranches().find((one) => one.branchNumber === branchNumber);
  const all = [...(branch === undefined ? [] : [branch.name]), ...chosen];
  return <p className="mb-3 hidden print:block">{all.filter((one) => one !== "").join(" · ")}</p>;
}
