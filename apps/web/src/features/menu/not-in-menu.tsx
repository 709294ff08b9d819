import { allEntries, menuPages } from "@thangam/contracts/menu/default-menu";
import { t } from "#i18n/i18n.ts";
import type { EntryDraft } from "./menu-draft.ts";
import { pageTitle } from "./page-titles.ts";

/** Pages that the menu does not contain: left out, or newer than the shop's menu. */
export function NotInMenu({ entries }: { entries: readonly EntryDraft[] }) {
  const there = new Set(allEntries(menuOfDrafts(entries)).map(({ page }) => page));
  const missing = menuPages.filter((page) => !there.has(page));
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t("In no menu:")} {missing.map(pageTitle).join(", ")}
    </p>
  );
}

function menuOfDrafts(entries: readonly EntryDraft[]) {
  return entries.map((main) => ({
    ...main,
    entries: main.entries.map((sub) => ({ ...sub, entries: [...sub.entries] })),
  }));
}
