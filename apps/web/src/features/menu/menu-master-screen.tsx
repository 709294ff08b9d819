import { allEntries, menuPages } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { getMenu, resetMenu, saveMenu } from "@thangam/contracts/menu/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { useState } from "react";
import { useLocation } from "react-router";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { RecordLoading } from "#forms/record-loading.tsx";
import { dateAndTime } from "#format/dates.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { translatedTitle } from "#navigation/titles.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { PageTabs } from "#navigation/page-tabs.tsx";
import { menuUnder, paths } from "#app/paths.ts";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Trouble } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { contentOf, draftsOf, listAt, prefixOf, withListAt } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";
import { MenuRows, pageTitle } from "./menu-rows.tsx";

type Menu = OutputOf<typeof getMenu>;

const shell = [getMenu, getSession];

/** The shop's menu, a list at a time: the main entries, the entries under one, and those under one of these. */
export default function MenuMasterScreen() {
  const { pathname } = useLocation();
  const answer = useOperation(getMenu, {}, { staleTime: 0 });
  const [reloads, setReloads] = useState(0);
  const masters = [
    { path: paths.mainMenu, name: t("Main Menu") },
    { path: paths.subMenu, name: t("Sub Menu") },
    { path: paths.childMenu, name: t("Child Menu") },
  ];
  const depth = masters.findIndex(({ path }) => path.toLowerCase() === pathname.toLowerCase());

  async function reload() {
    await answer.refetch();
    setReloads(reloads + 1);
  }

  return (
    <>
      <PageHeader />
      <PageTabs
        label={t("Menu Masters")}
        tabs={masters.map(({ path, name }, at) => ({ to: path, label: name, isOpen: at === depth }))}
      />
      <p className="mb-4 max-w-prose text-muted">
        {t(
          "The menu names, orders and hides pages. What a person may open is decided by their rights: an entry that they may not open is not shown to them.",
        )}
      </p>
      <RecordLoading answer={answer} missing={null} back={{ to: paths.settings, label: t("Settings") }}>
        {(menu) => <Kept key={reloads} menu={menu} depth={depth} onReload={() => void reload()} />}
      </RecordLoading>
    </>
  );
}

interface KeptProps {
  menu: Menu;
  depth: number;
  onReload: () => void;
}

/** The form stays with the menu it was opened on, whatever is fetched beside it. */
function Kept({ menu: newest, depth, onReload }: KeptProps) {
  const [menu] = useState(newest);
  const [drafts] = useState<readonly EntryDraft[]>(() => draftsOf(newest.entries));
  const list = useListState();
  const [outdated, setOutdated] = useState<string | null>(null);
  const outdatedBy = (error: unknown) => {
    if (!isRefusal(error) || error.code !== "menu_changed_meanwhile") return false;
    setOutdated(sentenceOf(error));
    return true;
  };
  const form = useOperationForm(saveMenu, {
    defaults: { entries: drafts },
    toInput: ({ entries }) => ({ entries, version: String(menu.version) }),
    invalidates: shell,
    onRefused: outdatedBy,
    onSaved: () => {
      toast.success(t("The menu is saved."));
      onReload();
    },
  });
  const { entries } = form.values;
  const chosen = chosenPlace(entries, depth, [list.filter("main"), list.filter("sub")]);
  const rows = chosen === null ? null : listAt(entries, chosen);
  const prefix = prefixOf(chosen ?? []);
  // Such as in the list of another entry, which was changed before.
  const elsewhere = form.errors.filter(({ name }) => {
    return !name.startsWith(prefix) || !/^\d+\.(name|page)$/.test(name.slice(prefix.length));
  });
  const isChanged = contentOf(entries) !== contentOf(drafts);

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      {depth > 0 && <PlaceChoice entries={entries} depth={depth} chosen={chosen} onChoose={list.change} />}
      {rows === null || chosen === null ? (
        <p className="rounded-card border border-line bg-surface px-6 py-10 text-center text-muted">
          {t("No entry opens a list yet. Let one open a list first, and save.")}
        </p>
      ) : (
        <MenuRows
          key={prefix}
          {...form.controlled("entries")}
          caption={t("Entries of the menu")}
          value={rows}
          onValueChange={(changed) => form.setValue("entries", withListAt(entries, chosen, changed))}
          errors={form.errors}
          prefix={prefix}
          listOf={depth === 2 ? null : (at) => menuUnder(...asPlace([...chosen, at]))}
        />
      )}
      {elsewhere.length > 0 && <Trouble message={elsewhere.map(({ message }) => message).join(" ")} />}
      {depth === 0 && <NotInMenu entries={entries} />}
      {outdated !== null && (
        <Trouble
          message={outdated}
          action={<Button onClick={onReload}>{t("Show what is saved, and drop my changes")}</Button>}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="primary"
          isBusy={form.isSaving}
          reason={isChanged ? undefined : t("Nothing has been changed.")}
        >
          {t("Save Menu")}
        </Button>
        <ResetButton menu={menu} onReset={onReload} onRefused={outdatedBy} />
        {menu.updatedAt !== null && (
          <p className="text-sm text-muted">
            {t("Last changed on {date} by {name}", { date: dateAndTime(menu.updatedAt), name: menu.updatedBy ?? "–" })}
          </p>
        )}
      </div>
    </form>
  );
}

/** Which list is edited: by its place in the URL, or else the first one there is; null when there is none. */
function chosenPlace(entries: readonly EntryDraft[], depth: number, asked: readonly string[]): number[] | null {
  const place: number[] = [];
  for (let level = 0; level < depth; level += 1) {
    const list = listAt(entries, place) ?? [];
    const opens = list.flatMap(({ page }, at) => (page === DROPDOWN ? [at] : []));
    const wanted = opens.find((at) => String(at) === asked[level]) ?? firstWithLists(list, opens, depth - level);
    if (wanted === undefined) return null;
    place.push(wanted);
  }
  return place;
}

/** The first that has what is looked for: for the child entries, one that itself holds a list. */
function firstWithLists(list: readonly EntryDraft[], opens: readonly number[], levels: number): number | undefined {
  const holds = (at: number) => list[at]?.entries.some(({ page }) => page === DROPDOWN) === true;
  return (levels > 1 ? opens.find(holds) : undefined) ?? opens[0];
}

function asPlace([main = 0, sub]: readonly number[]): [main: number, sub?: number] {
  return sub === undefined ? [main] : [main, sub];
}

interface ChoiceProps {
  entries: readonly EntryDraft[];
  depth: number;
  chosen: readonly number[] | null;
  onChoose: (values: Readonly<Record<string, string>>) => void;
}

/** Of which entry the list is edited. */
function PlaceChoice({ entries, depth, chosen, onChoose }: ChoiceProps) {
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

/** Pages that nobody finds by the menu: left out, or newer than the shop's menu. */
function NotInMenu({ entries }: { entries: readonly EntryDraft[] }) {
  const there = new Set(allEntries(menuOfDrafts(entries)).map(({ page }) => page));
  const missing = menuPages.filter((page) => !there.has(page));
  if (missing.length === 0) return null;
  return <p className="text-sm text-muted">{`${t("In no menu:")} ${missing.map(pageTitle).join(", ")}`}</p>;
}

function menuOfDrafts(entries: readonly EntryDraft[]) {
  return entries.map((main) => ({
    ...main,
    entries: main.entries.map((sub) => ({ ...sub, entries: [...sub.entries] })),
  }));
}

interface ResetProps {
  menu: Menu;
  onReset: () => void;
  onRefused: (error: unknown) => boolean;
}

function ResetButton({ menu, onReset, onRefused }: ResetProps) {
  const [isAsking, setAsking] = useState(false);
  const reset = useCommand(resetMenu, { invalidates: shell });
  const send = () =>
    reset.mutate(
      { version: menu.version },
      {
        onSuccess: () => {
          toast.success(t("The portal's own menu is back."));
          onReset();
        },
        onError: (error) => {
          setAsking(false);
          if (!onRefused(error)) toast.error(sentenceOf(error));
        },
      },
    );
  return (
    <>
      <Button reason={menu.isDefault ? t("This is the portal's own menu.") : undefined} onClick={() => setAsking(true)}>
        {t("Reset to the portal's menu")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("Reset the menu")}
        question={t("Names, order and what is hidden become as the portal brought them, for everybody.")}
        isBusy={reset.isPending}
        onYes={send}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
