import { roles } from "@thangam/contracts/kernel/roles";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { labelOf, t } from "#i18n/i18n.ts";
import { translatedTitle } from "#navigation/titles.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { rolesThatMayOpen } from "./menu-audience.ts";
import type { EntryDraft } from "./menu-draft.ts";
import { pageOptions } from "./page-titles.ts";

interface Props {
  row: EntryDraft;
  /** Its place in the list. */
  at: number;
  isLast: boolean;
  hasFocus: boolean;
  mayOpenList: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (values: Partial<EntryDraft>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One entry of a list: its name, page, who sees it, and its place. */
export function MenuRow({ row, at, hasFocus, mayOpenList, errorOf, onChange, ...place }: Props) {
  return (
    <div className="grid items-start gap-x-4 gap-y-3 lg:grid-cols-[1fr_1fr_auto_auto]">
      <TextField
        label={t("Name {number}", { number: at + 1 })}
        isRequired
        maxLength={40}
        autoFocus={hasFocus}
        value={row.name}
        error={errorOf("name")}
        hint={translatedTitle(row.name) === row.name ? undefined : translatedTitle(row.name)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <SelectField
        label={t("Page {number}", { number: at + 1 })}
        isRequired
        options={pageOptions(mayOpenList)}
        placeholder={t("Choose a page")}
        value={row.page}
        error={errorOf("page")}
        onValueChange={(page) => onChange({ page })}
      />
      <ShownTo row={row} onChange={(shown) => onChange({ roles: shown })} />
      <PlaceButtons at={at} {...place} />
    </div>
  );
}

function ShownTo({ row, onChange }: { row: EntryDraft; onChange: (shown: EntryDraft["roles"]) => void }) {
  const possible = rolesThatMayOpen(row);
  const others = roles.filter((role) => !possible.includes(role));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("Shown to")}</legend>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={labelOf(role)}
            checked={row.roles.includes(role) && possible.includes(role)}
            disabled={!possible.includes(role)}
            onChange={(event) => {
              const isShown = event.currentTarget.checked;
              onChange(roles.filter((one) => (one === role ? isShown : row.roles.includes(one))));
            }}
          />
        ))}
      </div>
      {others.length > 0 && (
        <p className="max-w-72 text-sm text-muted">
          {t("Not shown to {roles}, who may not open it.", { roles: others.map((role) => labelOf(role)).join(", ") })}
        </p>
      )}
    </fieldset>
  );
}

function PlaceButtons({ at, isLast, onMove, onRemove }: Pick<Props, "at" | "isLast" | "onMove" | "onRemove">) {
  return (
    <div className="flex items-center gap-1 lg:pt-6.5">
      <Button
        look="quiet"
        className="px-3"
        aria-label={t("Move entry {number} up", { number: at + 1 })}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={18} aria-hidden />
      </Button>
      <Button
        look="quiet"
        className="px-3"
        aria-label={t("Move entry {number} down", { number: at + 1 })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={18} aria-hidden />
      </Button>
      <Button
        look="quiet"
        className="px-3"
        aria-label={t("Remove entry {number}", { number: at + 1 })}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
    </div>
  );
}
