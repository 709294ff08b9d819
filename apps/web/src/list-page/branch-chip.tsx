import { ChipSelect } from "./chip-select.tsx";
import { useBranchChoice } from "./chosen-branch.ts";
import type { ChangedList } from "./chosen-branch.ts";

/** A filter by branch above a table. */
export function BranchChip({ list }: { list: ChangedList }) {
  const choice = useBranchChoice(list);
  return choice !== null && <ChipSelect {...choice} />;
}
