import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { t } from "#i18n/i18n.ts";
import { translatedTitle } from "#navigation/titles.ts";
import { SelectField } from "#ui/select-field.tsx";
import { listAt } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";

interface ChoiceProps {
  entries: readonly EntryDraft[];
  depth: number;
  chosen: readonly number[] | null;
  onChoose: (values: Readonly<Record<string, string>>) => void;
}

/** Selects the entry whose list is edited. */
export function PlaceChoice({ entries, depth, chosen, onChoose }: ChoiceProps) {
  const options = (list: readonly EntryDraft[]) =>
    list.flatMap(({ name, page }, at) =>
      page === DROPDOWN ? [{ value: String(at), label: translatedTitle(name) }] : [],
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
      <SelectField
        label={t("Main Menu")}
        options={options(entries)}
        value={String(chosen?.[0] ?? "")}
        onValueChange={(main) => onChoose({ main, sub: "" })}
      />
      {depth === 2 && (
        <SelectField
          label={t("Sub Menu")}
          options={options(listAt(entries, chosen?.slice(0, 1) ?? []) ?? [])}
          value={String(chosen?.[1] ?? "")}
          onValueChange={(sub) => onChoose({ main: String(chosen?.[0] ?? ""), sub })}
        />
      )}
    </div>
  );
}
