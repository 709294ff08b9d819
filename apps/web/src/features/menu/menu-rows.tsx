import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { menuPages, pageOf } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { screens } from "@thangam/contracts/menu/screens";
import { roles } from "@thangam/contracts/kernel/roles";
import { useState } from "react";
import type { FieldError } from "#forms/resolver.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { translatedTitle } from "#navigation/titles.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { blankEntry, moved } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";

interface Props {
  caption: string;
  value: readonly EntryDraft[];
  onValueChange: (rows: readonly EntryDraft[]) => void;
  /** Of single fields: "entries.0.name", after `prefix`. */
  errors: readonly FieldError[];
  prefix: string;
  /** Where the list of an entry is edited; null for entries that have none. */
  listOf: ((at: number) => string) | null;
  ref: (element: { focus: () => void } | null) => void;
}

/** The entries of one list: their names, pages and order, and who sees them. */
export function MenuRows({ caption, value: rows, onValueChange, errors, prefix, listOf, ref }: Props) {
  const [added, setAdded] = useState<number | null>(null);
  const errorAt = (at: number, field: string) => errors.find(({ name }) => name === `${prefix}${at}.${field}`)?.message;
  const change = (key: number, values: Partial<EntryDraft>) =>
    onValueChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
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
            <div className="grid items-start gap-x-4 gap-y-3 lg:grid-cols-[1fr_1fr_auto_auto]">
              <TextField
                label={t("Name {number}", { number: at + 1 })}
                isRequired
                maxLength={40}
                autoFocus={row.key === added}
                value={row.name}
                error={errorAt(at, "name")}
                hint={translatedTitle(row.name) === row.name ? undefined : translatedTitle(row.name)}
                onChange={(event) => change(row.key, { name: event.currentTarget.value })}
              />
              <SelectField
                label={t("Page {number}", { number: at + 1 })}
                isRequired
                options={pageOptions(listOf !== null)}
                placeholder={t("Choose a page")}
                value={row.page}
                error={errorAt(at, "page")}
                onValueChange={(page) => change(row.key, { page })}
              />
              <ShownTo row={row} onChange={(shown) => change(row.key, { roles: shown })} />
              <div className="flex items-center gap-1 lg:pt-6.5">
                <Button
                  look="quiet"
                  className="px-3"
                  aria-label={t("Move entry {number} up", { number: at + 1 })}
                  disabled={at === 0}
                  onClick={() => onValueChange(moved(rows, at, -1))}
                >
                  <ArrowUp size={18} aria-hidden />
                </Button>
                <Button
                  look="quiet"
                  className="px-3"
                  aria-label={t("Move entry {number} down", { number: at + 1 })}
                  disabled={at === rows.length - 1}
                  onClick={() => onValueChange(moved(rows, at, 1))}
                >
                  <ArrowDown size={18} aria-hidden />
                </Button>
                <Button
                  look="quiet"
                  className="px-3"
                  aria-label={t("Remove entry {number}", { number: at + 1 })}
                  onClick={() => onValueChange(rows.filter(({ key }) => key !== row.key))}
                >
                  <Trash2 size={18} aria-hidden />
                </Button>
              </div>
            </div>
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

function ShownTo({ row, onChange }: { row: EntryDraft; onChange: (shown: EntryDraft["roles"]) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("Shown to")}</legend>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={wordOf(role)}
            checked={row.roles.includes(role)}
            onChange={(event) => {
              const isShown = event.currentTarget.checked;
              onChange(roles.filter((one) => (one === role ? isShown : row.roles.includes(one))));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

function pageOptions(mayOpenList: boolean) {
  const pages = menuPages.map((page) => ({ value: page, label: `${pageTitle(page)} (/${page})` }));
  return mayOpenList ? [{ value: DROPDOWN, label: t("Opens a list (/#)") }, ...pages] : pages;
}

/** The portal's own title of a page, whatever the shop's menu calls it. */
export function pageTitle(page: string): string {
  return translatedTitle(screens.find((screen) => pageOf(screen) === page)?.title ?? page);
}

function firstMistake(rows: HTMLElement): HTMLElement | null {
  return rows.querySelector<HTMLElement>("[aria-invalid=true]") ?? rows.querySelector("input");
}
