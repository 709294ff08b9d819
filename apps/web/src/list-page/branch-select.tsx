import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useBranchChoice } from "./branch-filter.tsx";
import type { Changed } from "./branch-filter.tsx";

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
