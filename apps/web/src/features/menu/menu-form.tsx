import { menuUnder } from "#app/paths.ts";
import type { FieldError } from "#forms/resolver.ts";
import { SettingsForm } from "#forms/settings-form.tsx";
import { t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { listAt, prefixOf, withListAt } from "./menu-draft.ts";
import { asPlace, chosenPlace } from "./menu-place.ts";
import { MenuRows } from "./menu-rows.tsx";
import type { Menu } from "./menu.ts";
import { NotInMenu } from "./not-in-menu.tsx";
import { PlaceChoice } from "./place-choice.tsx";
import { ResetButton } from "./reset-button.tsx";
import { useMenuForm } from "./use-menu-form.ts";

interface Props {
  menu: Menu;
  depth: number;
  onReload: () => void;
}

/** The whole menu as a form, of which one list is shown. */
export function MenuForm({ menu: newest, depth, onReload }: Props) {
  const { menu, form, isChanged, outdated, outdatedBy } = useMenuForm(newest, onReload);
  const list = useListState();
  const { entries } = form.values;
  const chosen = chosenPlace(entries, depth, [list.filter("main"), list.filter("sub")]);
  const prefix = prefixOf(chosen ?? []);
  const elsewhere = mistakesElsewhere(form.errors, prefix);

  return (
    <SettingsForm
      form={form}
      isChanged={isChanged}
      save={t("Save Menu")}
      lastChange={menu.updatedAt === null ? null : { at: menu.updatedAt, by: menu.updatedBy }}
      actions={<ResetButton menu={menu} onReset={onReload} onRefused={outdatedBy} />}
    >
      {depth > 0 && <PlaceChoice entries={entries} depth={depth} chosen={chosen} onChoose={list.change} />}
      <RowsAt form={form} place={chosen} depth={depth} />
      {elsewhere.length > 0 && <ErrorNotice message={elsewhere.map(({ message }) => message).join(" ")} />}
      {depth === 0 && <NotInMenu entries={entries} />}
      {outdated !== null && (
        <ErrorNotice
          message={outdated}
          action={<Button onClick={onReload}>{t("Show what is saved, and drop my changes")}</Button>}
        />
      )}
    </SettingsForm>
  );
}

interface RowsProps {
  form: ReturnType<typeof useMenuForm>["form"];
  /** null when no entry opens a list. */
  place: number[] | null;
  depth: number;
}

function RowsAt({ form, place, depth }: RowsProps) {
  const { entries } = form.values;
  const rows = place === null ? null : listAt(entries, place);
  if (rows === null || place === null) {
    return (
      <p className="rounded-card border border-line bg-surface px-6 py-10 text-center text-muted">
        {t("No entry opens a list yet. Let one open a list first, and save.")}
      </p>
    );
  }
  const prefix = prefixOf(place);
  return (
    <MenuRows
      key={prefix}
      {...form.controlled("entries")}
      caption={t("Entries of the menu")}
      value={rows}
      onValueChange={(changed) => form.setValue("entries", withListAt(entries, place, changed))}
      errors={form.errors}
      prefix={prefix}
      listOf={depth === 2 ? null : (at) => menuUnder(...asPlace([...place, at]))}
    />
  );
}

/** Mistakes that belong to no visible field, such as those of another list that was edited before. */
function mistakesElsewhere(errors: readonly FieldError[], prefix: string): FieldError[] {
  return errors.filter(({ name }) => {
    return !name.startsWith(prefix) || !/^\d+\.(name|page)$/.test(name.slice(prefix.length));
  });
}
