import { changed } from "#forms/keyed-rows.ts";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { FieldError } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { blankEntry, moved } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";
import { MenuRow } from "./menu-row.tsx";

interface Props {
  caption: string;
  value: readonly EntryDraft[];
  onValueChange: (rows: readonly EntryDraft[]) => void;
  /** Of single fields: "entries.0.name", after `prefix`. */
  errors: readonly FieldError[];
  prefix: string;
  /** The path to the list of an entry; null where entries have no list. */
  listOf: ((at: number) => string) | null;
  ref: (element: { focus: () => void } | null) => void;
}

/** The entries of one list: their names, pages and order, and who sees them. */
export function MenuRows({ caption, value: rows, onValueChange, errors, prefix, listOf, ref }: Props) {
  const [added, setAdded] = useState<number | null>(null);
  const errorAt = (at: number, field: string) => errors.find(({ name }) => name === `${prefix}${at}.${field}`)?.message;
  const change = (key: number, values: Partial<EntryDraft>) => onValueChange(changed(rows, key, values));
  const add = () => {
    const entry = blankEntry();
    setAdded(entry.key);
    onValueChange([...rows, entry]);
  };
  return (
    <fieldset ref={(element) => ref(element && { focus: () => firstMistake(element)?.focus() })}>
      <legend className="sr-only">{caption}</legend>
      {rows.length === 0 && (
        <p className="rounded-card border border-line bg-surface px-6 py-10 text-center text-muted">
          {t("Nothing stands here yet. Add the first entry.")}
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <li key={row.key} className="rounded-card border border-line bg-surface p-4 shadow-card">
            <MenuRow
              row={row}
              at={at}
              isLast={at === rows.length - 1}
              hasFocus={row.key === added}
              mayOpenList={listOf !== null}
              errorOf={(field) => errorAt(at, field)}
              onChange={(values) => change(row.key, values)}
              onMove={(step) => onValueChange(moved(rows, at, step))}
              onRemove={() => onValueChange(rows.filter(({ key }) => key !== row.key))}
            />
            {listOf !== null && row.page === DROPDOWN && (
              <ButtonLink to={listOf(at)} size="small" className="mt-3">
                {t("Entries of its list: {count}", { count: row.entries.length })}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      <Button size="small" className="mt-3" onClick={add}>
        <Plus size={16} aria-hidden />
        {t("Add More")}
      </Button>
    </fieldset>
  );
}

function firstMistake(rows: HTMLElement): HTMLElement | null {
  return rows.querySelector<HTMLElement>("[aria-invalid=true]") ?? rows.querySelector("input");
}
